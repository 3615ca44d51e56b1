import { SmallLeaves } from "../../ui/willow";

/** A path of leaves from a house to a clinic. Both are always in view; in a wide band, more hills are. */
export function RoadDrawing() {
  return (
    <svg
      viewBox="10 0 400 160"
      preserveAspectRatio="xMidYMax"
      width="100%"
      height="100%"
      overflow="visible"
      aria-hidden="true"
    >
      {shapes.map(([color, path]) => (
        <path key={path} fill={`var(--${color})`} d={path} />
      ))}
      <g fill="var(--twig)">
        <path fillOpacity={0.3} d={meadow} />
        <SmallLeaves places={leaves} />
      </g>
    </svg>
  );
}

const shapes = [
  // Hills
  ["band", "M-400 40C-200 40 0 66 90 54S300 90 430 74S620 40 800 50V160H-400Z"],
  ["leaf", "M-400 96C-180 74 0 104 110 108S270 84 350 84S580 108 800 100V160H-400Z"],
  // Willow
  [
    "twig",
    "M162 16C192 18 212 40 218 72Q221 90 217 106Q211 94 209 80Q208 104 202 118Q197 98 196 82Q193 98 188 108Q184 94 183 76Q181 86 177 94Q173 84 171 70Q164 86 172 113H150Q160 88 153 70Q151 82 147 90Q143 82 141 74Q140 94 134 112Q129 96 128 80Q125 104 120 118Q116 100 115 78Q112 90 107 100Q103 84 107 66C114 38 134 18 162 16Z",
  ],
  [
    "leaf",
    "M146 28Q124 44 120 82Q128 52 146 28ZM157 24Q140 44 138 72Q145 46 157 24ZM169 24Q184 44 187 74Q179 46 169 24ZM178 28Q198 44 204 84Q194 52 178 28Z",
  ],
  // House
  ["blossom-lit", "M32 112V86Q48 76 58 66Q68 76 84 86V112Z"],
  [
    "blossom",
    "M25 88Q44 78 58 58Q72 78 91 88L86 92Q70 84 58 70Q46 84 30 92ZM62 112V98Q69 90 76 98V112ZM72 62H79V80L72 73Z",
  ],
  ["on-deep", "M40 90h13v12h-13z"],
  // Clinic
  ["surface", "M276 98V46H326V62H386V98Z"],
  ["link", "M270 42L331 36V46H270ZM320 60H394V66H320ZM296 98V78Q303 72 310 78V98Z"],
  ["deep-accent", "M334 74h12v16h-12zM352 74h12v16h-12zM370 74h12v16h-12z"],
  ["twig", "M291 71Q290 54 316 51Q316 70 300 70Q295 73 289 74Q292 72 291 71Z"],
];

const meadow = "M-400 116C-160 124 0 124 60 126S250 110 330 106S580 134 800 126V160H-400Z";

const leaves = [
  "translate(76 116)rotate(40)scale(.22)",
  "translate(102 132)rotate(-6)scale(.27)",
  "translate(138 141)rotate(20)scale(.3)",
  "translate(178 139)rotate(-14)scale(.28)",
  "translate(214 131)rotate(-34)scale(.26)",
  "translate(246 120)rotate(-4)scale(.22)",
  "translate(276 112)rotate(-34)scale(.17)",
];
