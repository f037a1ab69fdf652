import { listeners } from "#app/areas.ts";
import { openDatabase } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";

// A node that only tells people of events: for a test that kills it on the way.
await openDatabase({ url: process.env.DATABASE_URL! });
await deliverAll(listeners);
process.exit();
