/** What a cell holds, as `getValues` gives it. */
export type CellValue = string | number | boolean | Date;

type Cell = { value: CellValue; format: string; formula?: string };

/** Called before each call to the spreadsheet, so that a test can do something in between. */
export type Interruption = { beforeCall: () => void };

/**
 * A spreadsheet as Google documents it: rows and columns count from 1, ranges end at the sheet's
 * edges, and a text is read as if it had been typed unless the cell's format is plain text.
 */
export class FakeSpreadsheet {
  readonly sheets: FakeSheet[] = [];
  readonly interruption: Interruption = { beforeCall: () => undefined };
  /** Writes that `flush` has not yet sent to the sheet for others to see. */
  unflushed = 0;
  /** What the next `flush` fails with, if anything. */
  flushFault = "";

  getSheetByName(name: string): FakeSheet | null {
    this.interruption.beforeCall();
    return this.sheets.find((sheet) => sheet.name === name) ?? null;
  }

  insertSheet(name: string): FakeSheet {
    this.interruption.beforeCall();
    if (this.sheets.some((sheet) => sheet.name === name)) {
      throw new Error(`A sheet with the name "${name}" already exists.`);
    }
    const sheet = new FakeSheet(name, this);
    this.sheets.push(sheet);
    this.unflushed += 1;
    return sheet;
  }

  flush(): void {
    const fault = this.flushFault;
    this.flushFault = "";
    if (fault) throw new Error(fault);
    this.unflushed = 0;
  }

  getUrl(): string {
    return "https://docs.google.com/spreadsheets/d/example/edit";
  }

  /** The sheet of that name, for a test to look into; throws if there is none. */
  sheet(name: string): FakeSheet {
    const sheet = this.sheets.find((one) => one.name === name);
    if (!sheet) throw new Error(`There is no sheet called ${name}.`);
    return sheet;
  }
}

export class FakeSheet {
  private cells: Cell[][];
  frozenRows = 0;
  /** Rows that a filter hides; calls of a script see them all the same. */
  readonly hiddenRows = new Set<number>();
  /** Writing fails with this message, if any. */
  fault = "";

  constructor(
    readonly name: string,
    private readonly spreadsheet: FakeSpreadsheet,
    rows = 100,
    columns = 26,
  ) {
    this.cells = Array.from({ length: rows }, () => emptyCells(columns));
  }

  getMaxRows(): number {
    return this.cells.length;
  }

  getMaxColumns(): number {
    return this.cells[0]?.length ?? 0;
  }

  getLastRow(): number {
    this.spreadsheet.interruption.beforeCall();
    return 1 + this.cells.findLastIndex((row) => row.some(hasContent));
  }

  getLastColumn(): number {
    this.spreadsheet.interruption.beforeCall();
    return Math.max(0, ...this.cells.map((row) => 1 + row.findLastIndex(hasContent)));
  }

  getRange(row: number, column: number, rows = 1, columns = 1): FakeRange {
    const isInside =
      [row, column, rows, columns].every((number) => Number.isInteger(number) && number >= 1) &&
      row + rows - 1 <= this.getMaxRows() &&
      column + columns - 1 <= this.getMaxColumns();
    if (!isInside) {
      throw new Error("The coordinates of the range are outside the dimensions of the sheet.");
    }
    return new FakeRange(this, { row, column, rows, columns });
  }

  /** Writes below the last row that holds anything, in one step, and grows the sheet if need be. */
  appendRow(values: unknown[]): FakeSheet {
    const row = this.getLastRow() + 1;
    if (row > this.getMaxRows()) this.insertRowsAfter(this.getMaxRows(), 1);
    const missing = values.length - this.getMaxColumns();
    for (let count = 0; count < missing; count += 1) this.insertColumnAfter(this.getMaxColumns());
    values.forEach((value, index) => {
      this.write(row, index + 1, value);
    });
    return this;
  }

  insertRowBefore(row: number): FakeSheet {
    return this.insertRowsAfter(row - 1, 1);
  }

  insertRowsAfter(row: number, count: number): FakeSheet {
    this.startWriting();
    const added = Array.from({ length: count }, () => emptyCells(this.getMaxColumns()));
    this.cells.splice(row, 0, ...added);
    if (row < this.frozenRows) this.frozenRows += count;
    return this;
  }

  insertColumnAfter(column: number): FakeSheet {
    this.startWriting();
    for (const row of this.cells) row.splice(column, 0, ...emptyCells(1));
    return this;
  }

  deleteRow(row: number): FakeSheet {
    this.startWriting();
    this.getRange(row, 1);
    this.cells.splice(row - 1, 1);
    return this;
  }

  setFrozenRows(rows: number): void {
    this.startWriting();
    this.frozenRows = rows;
  }

  /** Moves a column to another place, as an owner does by dragging it. */
  moveColumn(from: number, to: number): void {
    for (const row of this.cells) row.splice(to - 1, 0, ...row.splice(from - 1, 1));
  }

  /** Gives every row that holds something, its header first, as wide as the widest of them. */
  rows(): CellValue[][] {
    const width = Math.max(0, ...this.cells.map((row) => 1 + row.findLastIndex(hasContent)));
    const height = 1 + this.cells.findLastIndex((row) => row.some(hasContent));
    return this.cells.slice(0, height).map((row) => row.slice(0, width).map(({ value }) => value));
  }

  /** Gives the rows below the header by their titles. */
  records(): Record<string, CellValue>[] {
    const [titles = [], ...rows] = this.rows();
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ""])));
  }

  formulas(): string[] {
    return this.cells.flat().flatMap(({ formula }) => formula ?? []);
  }

  cell(row: number, column: number): Cell {
    const cell = this.cells[row - 1]?.[column - 1];
    if (!cell) throw new Error(`There is no cell in row ${row}, column ${column}.`);
    return cell;
  }

  read(row: number, column: number): CellValue {
    this.spreadsheet.interruption.beforeCall();
    return this.cell(row, column).value;
  }

  write(row: number, column: number, value: unknown): void {
    this.startWriting();
    Object.assign(this.cell(row, column), entered(value, this.cell(row, column).format));
  }

  format(row: number, column: number, format: string): void {
    this.startWriting();
    this.cell(row, column).format = format;
  }

  private startWriting(): void {
    this.spreadsheet.interruption.beforeCall();
    if (this.fault) throw new Error(this.fault);
    this.spreadsheet.unflushed += 1;
  }
}

type Area = { row: number; column: number; rows: number; columns: number };

export class FakeRange {
  constructor(
    private readonly sheet: FakeSheet,
    private readonly area: Area,
  ) {}

  getValue(): CellValue {
    return this.sheet.read(this.area.row, this.area.column);
  }

  getValues(): CellValue[][] {
    const { row, column, rows, columns } = this.area;
    return Array.from({ length: rows }, (_, down) =>
      Array.from({ length: columns }, (_, across) => this.sheet.read(row + down, column + across)),
    );
  }

  setValue(value: unknown): FakeRange {
    this.each((row, column) => this.sheet.write(row, column, value));
    return this;
  }

  setNumberFormat(format: string): FakeRange {
    this.each((row, column) => this.sheet.format(row, column, format));
    return this;
  }

  private each(act: (row: number, column: number) => void): void {
    const { row, column, rows, columns } = this.area;
    for (let down = 0; down < rows; down += 1) {
      for (let across = 0; across < columns; across += 1) act(row + down, column + across);
    }
  }
}

function emptyCells(count: number): Cell[] {
  return Array.from({ length: count }, () => ({ value: "", format: "General" }));
}

function hasContent(cell: Cell): boolean {
  return cell.value !== "";
}

/** Reads a value as if somebody had typed it into a cell of that format. */
function entered(value: unknown, format: string): Pick<Cell, "value" | "formula"> {
  if (value instanceof Date) return { value, formula: undefined };
  // A moment made inside the script's own realm.
  if (Object.prototype.toString.call(value) === "[object Date]") {
    return { value: new Date(Number(value)), formula: undefined };
  }
  if (typeof value === "number" || typeof value === "boolean") return { value, formula: undefined };
  if (typeof value !== "string") throw new Error(`A cell cannot hold ${String(value)}.`);
  if (value.length > 50_000) {
    throw new Error("Your input contains more than the maximum of 50000 characters in a cell.");
  }
  if (format === "@") return { value, formula: undefined };
  if (value.startsWith("'")) return { value: value.slice(1), formula: undefined };
  // Google documents "="; other spreadsheets, to which a sheet is exported, take the others too.
  if (/^\s*([=+@]|-\D)/.test(value)) return { value: "#ERROR!", formula: value };
  return { value: guessed(value), formula: undefined };
}

function guessed(text: string): CellValue {
  const trimmed = text.trim();
  if (/^(true|false)$/i.test(trimmed)) return trimmed.toLowerCase() === "true";
  if (/^[-+]?[\d.,]*\d(e[-+]?\d+)?%?$/i.test(trimmed)) return Number.parseFloat(trimmed);
  if (/^\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?(T.*)?$/.test(trimmed)) return new Date(0);
  return text;
}
