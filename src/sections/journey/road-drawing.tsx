import styled from "@emotion/styled";
import { smallLeaf } from "../../ui/willow";

/** A path of leaves from a house to a clinic. Both are always in view; in a wide band, more hills are. */
export function RoadDrawing() {
  return (
    <Landscape viewBox="10 0 400 160" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path
        fill="var(--vein)"
        d="M-400 70C-280 30-160 44-40 60S120 44 200 58S340 92 440 76S660 30 800 56V160H-400Z"
      />
      <path
        fill="var(--leaf)"
        d="M-400 124C-300 92-180 74-60 92C20 104 70 112 140 106C220 98 270 82 340 84C440 86 560 114 800 96V160H-400Z"
      />
      <Willow />
      <House />
      <Clinic />
      <g fill="var(--twig)">
        <path
          fillOpacity={0.3}
          d="M-400 134C-260 114-120 126 0 124C80 124 110 134 190 130C250 124 310 104 400 110C520 120 600 138 800 122V160H-400Z"
        />
        {roadLeaves.map((place) => (
          <path key={place} d={smallLeaf} transform={place} />
        ))}
      </g>
    </Landscape>
  );
}

/** With a few smaller trees, which a narrow band leaves out. */
function Willow() {
  return (
    <g fill="var(--twig)">
      <path d="M134 104Q140 88 136 70L130 50H146L142 70Q144 90 152 104ZM86 94C82 58 100 26 134 24C158 12 200 34 196 78Q196 88 191 95Q183 84 182 66Q182 84 176 98Q168 88 167 68Q164 82 158 88Q152 78 152 62Q146 76 138 82Q132 72 131 58Q128 78 120 96Q113 86 114 66Q110 88 103 103Q96 92 98 72Q94 86 86 94Z" />
      <path d="M-64 95C-76 84-74 64-62 52C-52 66-52 84-64 95ZM-40 98C-48 90-46 76-38 68C-32 78-32 90-40 98ZM450 92C438 82 440 60 452 48C462 62 462 80 450 92ZM476 95C468 87 470 73 478 65C484 75 484 87 476 95Z" />
      <path
        fill="none"
        stroke="var(--leaf)"
        strokeWidth={1.4}
        d="M128 32C110 40 104 54 103 78M134 30C120 40 120 54 119 74M142 28C158 34 166 48 172 76M150 26C172 32 184 48 188 74"
      />
    </g>
  );
}

function House() {
  return (
    <g fill="var(--blossom)">
      <path fill="var(--blossom-lit)" d="M32 112V86Q48 76 58 66Q68 76 84 86V112Z" />
      <path d="M25 88Q44 78 58 58Q72 78 91 88L86 92Q70 84 58 70Q46 84 30 92ZM62 112V98Q69 90 76 98V112ZM72 62H79V80L72 73Z" />
      <path fill="var(--on-deep)" d="M40 90H53V102H40Z" />
    </g>
  );
}

function Clinic() {
  return (
    <g fill="var(--link)">
      <path fill="var(--surface)" d="M276 98V46H326V62H386V98Z" />
      <path d="M270 42L331 36V46H270ZM320 60H394V66H320ZM296 98V78Q303 72 310 78V98Z" />
      <path
        fill="var(--deep-accent)"
        d="M334 74H346V90H334ZM352 74H364V90H352ZM370 74H382V90H370Z"
      />
      <path
        fill="var(--twig)"
        d="M291 71Q290 54 316 51Q316 70 300 70Q295 73 289 74Q292 72 291 71Z"
      />
    </g>
  );
}

const roadLeaves = [
  "translate(76 116)rotate(44)scale(.19)",
  "translate(92 130)rotate(-8)scale(.24)",
  "translate(120 138)rotate(26)scale(.26)",
  "translate(148 142)rotate(-22)scale(.28)",
  "translate(180 137)rotate(8)scale(.27)",
  "translate(206 131)rotate(-36)scale(.25)",
  "translate(234 124)rotate(-8)scale(.24)",
  "translate(257 116)rotate(-38)scale(.2)",
  "translate(276 110)rotate(-4)scale(.17)",
  "translate(292 106)rotate(-36)scale(.13)",
];

const Landscape = styled.svg({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  overflow: "visible",
});
