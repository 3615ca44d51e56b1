/** What a cell holds, as `getValues` gives it. */
export type CellValue = string | number | boolean | Date;

/**
 * A spreadsheet with the calls that the receiver makes, as Google documents them: rows and columns
 * count from 1, ranges end at the sheet's edges, a text is read as if it had been typed, and each
 * call is one step, between which the owner and other runs of the script may do what they like.
 */
export class FakeSpreadsheet {
  readonly sheets: FakeSheet[] = [];
  /** Called before each call of the script. */
  beforeCall = () => {};
  /** Writes that `flush` has not yet sent for others to see. */
  unflushed = 0;
  /** What adding a row fails with; empty: it does not. */
  fault = "";

  getSheetByName(name: string): FakeSheet | null {
    this.beforeCall();
    return this.sheets.find((sheet) => sheet.name === name) ?? null;
  }

  insertSheet(name: string, rows = 20, columns = 12): FakeSheet {
    this.beforeCall();
    if (this.sheets.some((sheet) => sheet.name === name)) {
      throw new Error(`A sheet with the name "${name}" already exists.`);
    }
    const sheet = new FakeSheet(name, this, rows, columns);
    this.sheets.push(sheet);
    return sheet;
  }

  getSheets(): FakeSheet[] {
    this.beforeCall();
    return [...this.sheets];
  }

  /** Finds a text in all cells, as a part of them too, and replaces it in one step. */
  createTextFinder(text: string) {
    return {
      replaceAllWith: (replacement: string): number => {
        this.startWriting();
        return this.sheets.reduce((count, sheet) => count + sheet.replaceAll(text, replacement), 0);
      },
    };
  }

  startWriting(): void {
    this.beforeCall();
    this.unflushed += 1;
  }

  flush(): void {
    this.unflushed = 0;
  }

  getUrl(): string {
    return "https://docs.google.com/spreadsheets/d/example/edit";
  }

  /** Returns the sheet of that name, for a test to play the owner; throws if there is none. */
  sheet(name: string): FakeSheet {
    const sheet = this.sheets.find((one) => one.name === name);
    if (!sheet) throw new Error(`There is no sheet called ${name}.`);
    return sheet;
  }

  /** Returns the rows of a sheet by their titles; none if there is no such sheet. */
  records(name: string): Record<string, CellValue>[] {
    const sheet = this.sheets.find((one) => one.name === name);
    const [titles = [], ...rows] = sheet?.rows() ?? [];
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ""])));
  }
}

export class FakeSheet {
  /** What the sheet holds, within its edges, for a test to change as an owner does. */
  readonly cells: CellValue[][];
  frozenRows = 0;
  /** Whether the owner formatted its cells as plain text. */
  isPlainText = false;
  /** What adding a row here fails with, if it does, such as a rule for what a column may hold. */
  fault = "";

  constructor(
    readonly name: string,
    private readonly spreadsheet: FakeSpreadsheet,
    rows: number,
    columns: number,
  ) {
    this.cells = Array.from({ length: rows }, () => Array<CellValue>(columns).fill(""));
  }

  getName(): string {
    return this.name;
  }

  getMaxColumns(): number {
    this.spreadsheet.beforeCall();
    return this.cells[0]?.length ?? 0;
  }

  insertColumnsAfter(column: number, count: number): void {
    this.spreadsheet.startWriting();
    for (const row of this.cells) row.splice(column, 0, ...Array<CellValue>(count).fill(""));
  }

  getDataRange() {
    return this.getRange(1, 1, Math.max(1, this.getLastRow()), Math.max(1, this.getLastColumn()));
  }

  getLastRow(): number {
    this.spreadsheet.beforeCall();
    return 1 + this.cells.findLastIndex((row) => row.some(isFilled));
  }

  getLastColumn(): number {
    this.spreadsheet.beforeCall();
    return Math.max(0, ...this.cells.map((row) => 1 + row.findLastIndex(isFilled)));
  }

  getRange(row: number, column: number, rows: number, columns: number) {
    const width = this.cells[0]?.length ?? 0;
    const isInside = row + rows - 1 <= this.cells.length && column + columns - 1 <= width;
    if (!isInside || Math.min(row, column, rows, columns) < 1) {
      throw new Error("The coordinates of the range are outside the sheet.");
    }
    return {
      getValues: () => {
        this.spreadsheet.beforeCall();
        const lines = this.cells.slice(row - 1, row - 1 + rows);
        return lines.map((line) => line.slice(column - 1, column - 1 + columns));
      },
      setValues: (values: unknown[][]) => {
        this.spreadsheet.startWriting();
        for (const [down, line] of values.entries()) {
          for (const [right, value] of line.entries())
            this.enter(row + down, column + right, value);
        }
      },
    };
  }

  /** Writes below the last row that holds anything, in one step, and grows the sheet if need be. */
  appendRow(values: unknown[]): void {
    this.spreadsheet.startWriting();
    const fault = this.fault || this.spreadsheet.fault;
    if (fault) {
      // What came before has been sent when Google says that it failed.
      this.spreadsheet.unflushed = 0;
      throw new Error(fault);
    }
    const width = Math.max(values.length, this.cells[0]?.length ?? 0);
    const row = values.map((value) => this.entered(value));
    const last = this.getLastRow();
    this.cells.splice(last, last < this.cells.length ? 1 : 0, row);
    for (const line of this.cells) while (line.length < width) line.push("");
  }

  deleteRows(row: number, count: number): void {
    this.spreadsheet.startWriting();
    this.getRange(row, 1, count, 1);
    this.cells.splice(row - 1, count);
  }

  setFrozenRows(rows: number): void {
    this.spreadsheet.startWriting();
    this.frozenRows = rows;
  }

  /** Moves a column to another place, as an owner does by dragging it. */
  moveColumn(from: number, to: number): void {
    for (const row of this.cells) row.splice(to - 1, 0, ...row.splice(from - 1, 1));
  }

  /** Writes into a cell, as an owner does. */
  write(row: number, column: number, value: CellValue): void {
    this.cells[row - 1]?.splice(column - 1, 1, value);
  }

  /** Returns the rows down to the last that holds something, without the empty ends of rows. */
  rows(): CellValue[][] {
    const rows = this.cells.map((row) => row.slice(0, 1 + row.findLastIndex(isFilled)));
    return rows.slice(0, 1 + rows.findLastIndex((row) => row.length > 0));
  }

  /** Returns how often it replaced the text; for the spreadsheet's finder. */
  replaceAll(text: string, replacement: string): number {
    let count = 0;
    for (const [row, line] of this.cells.entries()) {
      for (const [column, cell] of line.entries()) {
        if (typeof cell !== "string" || !cell.includes(text)) continue;
        const parts = cell.split(text);
        count += parts.length - 1;
        this.enter(row + 1, column + 1, parts.join(replacement));
      }
    }
    return count;
  }

  private enter(row: number, column: number, value: unknown): void {
    this.write(row, column, this.entered(value));
  }

  /** Reads a value as if somebody had typed it into a cell. */
  private entered(value: unknown): CellValue {
    if (value instanceof Date) return value;
    if (typeof value !== "string") throw new Error(`A cell cannot hold ${String(value)}.`);
    if (/\p{Cs}|\0/u.test(value)) throw new Error("The text holds a character that is not one.");
    if (value.length > 50_000) throw new Error("A cell holds at most 50000 characters.");
    // Google does not promise that plain text keeps "=" from making a formula.
    if (this.isPlainText ? value.startsWith("=") : misread.test(value.trim())) return new Date(0);
    return this.isPlainText ? value : value.replace(/^'/, "");
  }
}

/**
 * What is no longer a text once it is in a cell, or in one of the program that a sheet is exported to:
 * a formula, a number, a date, a truth value.
 */
const misread = /^([=+@]|-\D|true$|false$|[-+\d.,][\d.,:/%eTZ+-]*$)/i;

function isFilled(value: CellValue): boolean {
  return value !== "";
}
