import { readFileSync } from "node:fs";

export type CellValue = string | number | boolean | Date;

type Script = {
  doGet: () => { text: string };
  doPost: (event: { postData?: { contents: string } }) => { text: string };
};

/**
 * Loads the script that owners paste, with imitations of the Google services that it calls.
 *
 * @param spreadsheet - the one that the script belongs to; `null` for none.
 * @param code - of another version of the script.
 * @returns `get` and `post`, which give the answers of the web app.
 */
export function loadScript(
  spreadsheet: FakeSpreadsheet | null,
  code = readFileSync("receivers/google-sheets/Code.gs", "utf8"),
) {
  const services = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => spreadsheet,
      flush: () => spreadsheet?.flush(),
    },
    Utilities: { sleep: () => spreadsheet?.whileAsleep() },
    LockService: { getScriptLock: () => spreadsheet?.lock },
    ContentService: { createTextOutput: (text: string) => ({ text }) },
  };
  const load = new Function(...Object.keys(services), `${code}\nreturn { doGet, doPost };`);
  const { doGet, doPost }: Script = load(...Object.values(services));
  return {
    get: () => doGet().text,
    post: (contents?: string) =>
      doPost(contents === undefined ? {} : { postData: { contents } }).text,
  };
}

/**
 * A spreadsheet with the calls that the script makes, as Google documents them. Each call is one
 * step, and other runs of the script may come between two; none depends on what is filtered or hidden.
 */
export class FakeSpreadsheet {
  readonly sheets = new Map<string, FakeSheet>();
  /** Called between two steps of the script, unless others have to wait for the lock. */
  betweenSteps = () => {};
  /** Called between two steps while the script holds the lock. */
  whileLocked = () => {};
  /** Called while the script waits. */
  whileAsleep = () => {};
  hasUnflushedWrites = false;
  private isLocked = false;

  readonly lock = {
    waitLock: () => {
      this.step();
      if (this.isLocked) throw new Error("Lock timeout: another process was holding the lock.");
      this.isLocked = true;
    },
    releaseLock: () => {
      if (this.hasUnflushedWrites) throw new Error("Others do not see what was written yet.");
      this.isLocked = false;
    },
  };

  /** Ends a run at whatever point it is, as Google does with one that takes too long. */
  endRun(): void {
    this.isLocked = false;
    this.hasUnflushedWrites = false;
  }

  step(): void {
    if (this.isLocked) this.whileLocked();
    else this.betweenSteps();
  }

  flush(): void {
    this.hasUnflushedWrites = false;
  }

  getSheetByName(name: string): FakeSheet | null {
    this.step();
    return this.sheets.get(name) ?? null;
  }

  insertSheet(name: string): FakeSheet {
    this.step();
    if (this.sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`);
    const sheet = new FakeSheet(this);
    this.sheets.set(name, sheet);
    return sheet;
  }

  /** Gives the sheet of that name, for a test to play the owner. */
  sheet(name: string): FakeSheet {
    const sheet = this.sheets.get(name);
    if (!sheet) throw new Error(`There is no sheet "${name}".`);
    return sheet;
  }

  /** Gives the rows of a sheet by their titles; none if there is no such sheet. */
  records(name: string): Record<string, CellValue>[] {
    const [titles = [], ...rows] = this.sheets.get(name)?.cells ?? [];
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ""])));
  }
}

export class FakeSheet {
  /** The rows, all of one width; rows and columns count from 1 in calls. */
  cells: CellValue[][] = [];
  /** Gives the cause if the sheet refuses a row, as for a rule about what a column may hold. */
  refuses = (_values: unknown[]): string => "";

  constructor(private readonly spreadsheet: FakeSpreadsheet) {}

  /** Rows without values do not count. */
  getLastRow(): number {
    this.spreadsheet.step();
    return this.cells.findLastIndex((line) => line.some((cell) => cell !== "")) + 1;
  }

  getLastColumn(): number {
    this.spreadsheet.step();
    return this.cells[0]?.length ?? 0;
  }

  getRange(row: number, column: number, rows: number, columns: number) {
    if (rows < 1 || columns < 1) throw new Error("A range has at least one row and one column.");
    const lines = () => this.cells.slice(row - 1, row - 1 + rows);
    return {
      getValues: (): CellValue[][] => {
        this.spreadsheet.step();
        const values = lines().map((line) => line.slice(column - 1, column - 1 + columns));
        return values.length > 0 ? values : [[""]];
      },
      setValues: (values: unknown[][]): void => {
        this.startWriting();
        if (values.length !== rows) throw new Error("The number of rows does not match.");
        const refusal = values.map(this.refuses).find(Boolean);
        if (refusal) throw new Error(refusal);
        for (const [at, line] of lines().entries()) {
          if (column - 1 + columns > line.length) throw new Error("Outside the sheet.");
          line.splice(column - 1, columns, ...(values[at] ?? []).map(asIfTyped));
        }
      },
    };
  }

  /** Writes below the last row in one step. */
  appendRow(values: unknown[]): void {
    this.startWriting();
    const refusal = this.refuses(values);
    if (refusal) throw new Error(refusal);
    const last = this.cells.findLastIndex((line) => line.some((cell) => cell !== ""));
    this.cells[last + 1] = values.map(asIfTyped);
  }

  insertRowsBefore(row: number, count: number): void {
    this.startWriting();
    const blank = () => this.cells[0]?.map(() => "") ?? [];
    this.cells.splice(row - 1, 0, ...Array.from({ length: count }, blank));
  }

  insertColumnsAfter(column: number, count: number): void {
    this.startWriting();
    for (const row of this.cells) row.splice(column, 0, ...Array<string>(count).fill(""));
  }

  setFrozenRows(): void {}

  private startWriting(): void {
    this.spreadsheet.step();
    this.spreadsheet.hasUnflushedWrites = true;
  }
}

const number = /^[-+]?[$(]?[\d.,]+(?:e[-+]?\d+)?[%)]?$/i;
const dateOrTime = /^\d{1,4}[-/.:]\d{1,2}(?:[-/.:T ].*)?$/;

/** Gives the value that a cell has once this is typed into it. */
function asIfTyped(value: unknown): CellValue {
  if (value instanceof Date) return value;
  if (typeof value !== "string") throw new Error(`A cell cannot hold ${String(value)}.`);
  if (value.length > 50_000) throw new Error("Your input contains more than 50000 characters.");
  // Such a cell is not blank: filters and COUNTA would count it.
  if (value === "'") return "an empty text";
  if (value.startsWith("'")) return value.slice(1);
  if (number.test(value)) return Number.parseFloat(value.replace(/[^-\de.]/gi, ""));
  if (dateOrTime.test(value)) return new Date(value);
  if (/^[=+]/.test(value)) return "#ERROR!";
  return /^(?:true|false)$/i.test(value) ? value.toLowerCase() === "true" : value;
}
