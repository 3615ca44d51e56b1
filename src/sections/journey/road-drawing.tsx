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
    "M130 84Q136 100 127 113H149Q140 100 146 84ZM138 16C170 16 191 44 193 84C194 96 193 104 190 113Q185 104 184 92Q183 108 178 118Q174 106 173 92Q171 106 166 114Q161 102 160 90Q158 101 154 108Q150 99 148 86H128Q126 99 122 108Q118 101 116 90Q115 102 110 114Q105 106 103 92Q102 106 98 118Q93 108 92 92Q91 104 86 113C83 104 82 96 83 84C85 44 106 16 138 16Z",
  ],
  [
    "leaf",
    "M124 30Q102 48 99 96Q106 58 124 30ZM134 26Q115 50 115 90Q121 54 134 26ZM143 26Q160 50 161 90Q154 54 143 26ZM152 30Q173 48 177 98Q168 58 152 30Z",
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
