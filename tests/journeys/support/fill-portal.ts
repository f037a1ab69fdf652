// Run as a process of its own before the portal starts: DATA_DIR says where.
import { openDatabase } from "#platform/db/index.ts";
import { fillPortal } from "./fill.ts";

const database = await openDatabase();
await fillPortal();
await database.close();
