// Opens the portal's database by its address and lets the portal hear of what waits, until nothing does or it is killed.

import { listeners } from "#app/areas.ts";
import { openDatabase } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";

const [url = ""] = process.argv.slice(2);
const database = await openDatabase({ url });
await deliverAll(listeners);
await database.close();
