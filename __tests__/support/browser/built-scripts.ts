import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testBuilds } from "../../builds/test-builds";

/** The scripts of a build that have a text in them, by their file names. */
export function scriptsWith(text: string, folder: string = testBuilds.root.folder): string[] {
  return readdirSync(folder).filter(
    (file) => file.endsWith(".js") && readFileSync(join(folder, file), "utf8").includes(text),
  );
}
