import { beforeEach, describe, expect, it } from "vitest";
import { answerUnsubscribe } from "#app/web/server/unsubscribe.ts";
import { config } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { atMoscow, officeWithMail, publish, received } from "#tests/support/letters.ts";

freshDatabase();
const office = officeWithMail();
const facts = { requestId: "test", address: "192.0.2.1", nonce: "" } as Parameters<typeof answerUnsubscribe>[2];

beforeEach(() => atMoscow("2025-03-10T12:00"));

/** A call as a mail program makes it: no cookie, no origin, nothing but the address. */
function call(address: string, method = "POST"): Promise<Response> {
  const body = method === "POST" ? "List-Unsubscribe=One-Click" : undefined;
  return answerUnsubscribe(new Request(address, { method, body }), address.split("/").at(-1)!, facts);
}

const levelOf = async (name: string) =>
  (await apiAs(office.gleb).notifications.settings()).families.find((family) => family.name === name);

/** The address that a letter tells; each is of another post, because the same words are not published twice. */
async function addressInLetter(): Promise<string> {
  await publish(office, `@gleb, посмотрите ${crypto.randomUUID()}`);
  const { headers } = (await received(office)).at(-1)!;
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  return /^<(.*)>$/.exec(headers.get("list-unsubscribe")!.replace(/\s/g, ""))![1]!;
}

describe("one click in a mail program", () => {
  it("ends letters of this kind without sign-in, and leaves the bell and other letters", async () => {
    const address = await addressInLetter();
    expect(address.startsWith(`${config.publicUrl}/unsubscribe/`)).toBe(true);
    const answer = await call(address);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("Письма «Упоминания» больше не придут"),
    ]);
    expect(await levelOf("mentions")).toMatchObject({ bell: "now", mail: "off" });
    expect(await levelOf("must-read")).toMatchObject({ mail: "now" });
    await publish(office, "@gleb, ещё раз");
    expect(await received(office)).toHaveLength(1);
    expect((await apiAs(office.gleb).notifications.list({})).items).toHaveLength(2);
    expect((await call(address)).status).toBe(200);
  });

  it("is only asked about when the link is opened: programs open links to look at them", async () => {
    await apiAs(office.gleb).notifications.changeSettings({
      ...{ quiet: null, days: [1, 2, 3, 4, 5, 6, 7] },
      levels: [{ family: "mentions", mail: "now" }],
    });
    const page = await call(await addressInLetter(), "GET");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect(await levelOf("mentions")).toMatchObject({ mail: "now" });
  });

  it("is nothing for an address that is not ours", async () => {
    const address = await addressInLetter();
    const [person, , signature] = address.split("/").at(-1)!.split(".");
    const forged = [
      `${office.anna.accountId}.mentions.${signature}`,
      `${person}.answers.${signature}`,
      `${person}.mentions.`,
      `${person}.mentions.${signature}.x`,
      "чужое",
    ];
    for (const token of forged) {
      const answer = await call(`${config.publicUrl}/unsubscribe/${token}`);
      expect([token, answer.status]).toEqual([token, 404]);
    }
    expect(await levelOf("answers")).toMatchObject({ mail: "digest" });
  });
});
