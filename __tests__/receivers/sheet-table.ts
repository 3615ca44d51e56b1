import type { CellValue, FakeSheet } from "./fake-apps-script";

/** Draws what a sheet holds as a Markdown table, the titles first. */
export function sheetTable(sheet: FakeSheet): string {
  const [titles = [], ...rows] = sheet.rows();
  return [titles, titles.map(() => "---"), ...rows].map(line).join("\n");
}

function line(cells: CellValue[]): string {
  return `| ${cells.map((cell) => escaped(shown(cell))).join(" | ")} |`;
}

/** A moment as a sheet shows it in the time zone of London or Reykjavík in winter. */
function shown(cell: CellValue): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace("T", " ") : String(cell);
}

// What Markdown or HTML would read as its own, and line breaks, which would end the row.
function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/\r\n|[\r\n]/g, "<br>");
}
