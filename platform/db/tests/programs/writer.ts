// Opens the portal's database on a folder and writes pairs of rows until it is killed; says «ready», then each number kept.
import { db, newId, openDatabase, withTenant } from "#platform/db/index.ts";
import { departments, groups } from "#platform/people/schema.ts";

const [dataDir = "", quiet] = process.argv.slice(2);
await openDatabase({ dataDir }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.stdout.write("ready\n");

const writeForever = async (): Promise<void> => {
  for (;;) {
    const id = newId();
    await withTenant("*", async () => {
      await db().insert(groups).values({ id, alias: id, name: "Пара" });
      await db().insert(departments).values({ groupId: id, name: "Пара" });
    });
    process.stdout.write(`${id}\n`);
  }
};
if (quiet) setInterval(() => {}, 60_000);
else await Promise.all([writeForever(), writeForever(), writeForever()]);
