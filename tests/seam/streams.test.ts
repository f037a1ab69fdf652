import { expect, it } from "vitest";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { until } from "#tests/support/until.ts";

const world = portalOfTwoCompanies({ WORKERS: "2", LIMITS: "0" });

it("one person follows twelve pages at once, however many processes answer, and another one theirs", async () => {
  const [ivan, olga] = [await world.as("ivan"), await world.as("olga")];
  const end = new AbortController();
  const open = (cookie: string) => fetch(`${world.origin}/live`, { headers: { cookie }, signal: end.signal });
  const mine = await Promise.all(Array.from({ length: 20 }, () => open(ivan.cookieHeader)));
  const statuses = mine.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(12).fill(200), ...Array(8).fill(429)]);
  const hers = await open(olga.cookieHeader);
  expect(hers.status).toBe(200);
  end.abort();
  // Pages that are closed give their places back.
  await until(async () => {
    const again = new AbortController();
    const { status } = await fetch(`${world.origin}/live`, {
      headers: { cookie: ivan.cookieHeader },
      signal: again.signal,
    });
    again.abort();
    return status === 200;
  }, "there is a place again");
});
