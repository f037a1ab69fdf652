import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { type Address, addressesOf, dataPath, pageNames } from "#tests/support/addresses.ts";
import { callers, portalOfTwoCompanies, type Caller as Usual } from "#tests/support/fixture-portal.ts";
import { addHolders, handed, holderOf, oneWith } from "#tests/support/holder.ts";
import { allOf } from "#tests/support/rows.ts";

const world = portalOfTwoCompanies({ SHOW_SERVICES: "1" });
const missingId = "01a1fe5b-0000-7000-8000-000000000000";

/** Who has one of the handed rights is tried at the doors of desks; elsewhere they are like any colleague. */
type Caller = Usual | (typeof handed)[number];
const callersOf = (page: string): Caller[] =>
  oneWith(pages[page]!.audience) === "anna" ? [...callers] : [...handed, ...callers];
const cells = { asked: 0, all: pageNames.flatMap(callersOf).length * 2 };

beforeAll(() => addHolders({ id: world.sever.id, alias: "sever", name: "Север" }));

afterAll(() => {
  process.stdout.write(`pages: checked ${cells.asked} of ${cells.all} cells\n`);
  expect(cells.asked).toBe(cells.all);
});

type Verdict = "opened" | "missing" | "sign-in" | "not-allowed";

/** What a guest account has agreed to, it may read and take back, have what is kept of it or ask to erase it, and go on with its own tickets. */
const openToGuests = new Set([
  ...["consent", "list", "document", "withdraw"].map((key) => `agreements/${key}`),
  "own-data/export",
  "own-data/erase",
  "support/ticket",
]);

/** Whoever has not signed in reads the consent too, without its form. */
const openToStrangers = new Set(["agreements/consent"]);

/** The main page leads a guest to what is open to them. */
const deniedAt = (page: string, caller: Caller) =>
  page === "shell/main" && caller === "guest" ? "/welcome" : "/not-allowed";

/** What the table of URLs promises to a caller (specification §4, §6). */
function verdictFor({ page, url, for: audience, also }: Address, caller: Caller): Verdict {
  if (url.audience !== "public") {
    if (caller === "anonymous") return openToStrangers.has(page) ? "opened" : "sign-in";
    if (caller === "guest" && !openToGuests.has(page)) return "not-allowed";
    if (caller === "guest") return audience === "owner" ? "missing" : "opened";
    if (url.audience !== "employee" && ![holderOf(url.audience), url.audience, "admin"].includes(caller))
      return "not-allowed";
  }
  if (audience === "company" && caller === "olga") return "missing";
  if (audience === "owner" && caller !== "anna" && !also?.includes(caller)) return "missing";
  return "opened";
}

/** Where a page, or a request for a page's data, sends the visitor. */
async function destination(answer: Response): Promise<string> {
  const location = answer.headers.get("location");
  if (location) return location;
  return /"(\/[^"]*)"/.exec((await answer.text()).replaceAll("\\", ""))?.[1] ?? "";
}

/** Opens a page and its data in somebody's name, and expects what the table promises. */
async function expectPromised(address: Address, caller: Caller): Promise<void> {
  const verdict = verdictFor(address, caller);
  const browser = await world.as(caller);
  for (const path of [address.path, dataPath(address.path)]) {
    const answer = await browser.send(path);
    const isData = path !== address.path;
    const where = `${path} as ${caller}`;
    if (verdict === "sign-in" || verdict === "not-allowed") {
      const expected =
        verdict === "sign-in"
          ? `/login?${new URLSearchParams({ returnTo: address.path })}`
          : deniedAt(address.page, caller);
      expect([where, answer.status]).toEqual([where, isData ? 202 : 302]);
      expect(await destination(answer), where).toBe(expected);
    } else if (verdict === "missing") {
      const other = await browser.send(path.replace(address.id!, missingId));
      expect([where, answer.status, other.status]).toEqual([where, 404, 404]);
      expect(plain(await answer.text(), address.id), where).toBe(plain(await other.text(), missingId));
    } else {
      expect([where, answer.status]).toEqual([where, address.status === 302 && isData ? 202 : address.status]);
    }
    cells.asked += 1;
  }
}

describe.each(pageNames)("%s", (page) => {
  it("opens, or says why not, to everyone who may come", async () => {
    const address = addressesOf(world).find((one) => one.page === page)!;
    await allOf(callersOf(page).map((caller) => expectPromised(address, caller)));
  });
});

/** A page without what is new in every answer: nonce, token, error code, moment, and the id that was asked for. */
function plain(body: string, id = ""): string {
  return body
    .replaceAll(id, "UUID")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "UUID")
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[\w-]{12}\.[\w-]{43}(\.[\w-]+)?/g, "TOKEN")
    .replace(/<code[^>]*>\w+<\/code>/g, "")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "NOW");
}
