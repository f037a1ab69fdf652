export { importCommand } from "./command.ts";
export { importSource, type Plan } from "./importing.ts";
export { openSource } from "./open-source.ts";
export { readPeople } from "./people-list.ts";
export { openPictures } from "./picture-folder.ts";
export { undoImport } from "./undoing.ts";
