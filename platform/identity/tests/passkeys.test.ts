import "../../auth/tests/support/environment.ts";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from "#platform/identity/index.ts";
import { identityPasskey, oidcPayload } from "#platform/identity/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { softwareKey } from "#tests/support/software-key.ts";
import { challengeFor, keyholders, newKey } from "./support/keyholders.ts";
import { as } from "./support/stepping.ts";

freshDatabase();
const people = keyholders();
const portal = config.publicUrl;
const add = (login: string, credential: string, name = "Телефон") =>
  as(login, (viewer) => addPasskey(viewer, { name, credential }));
const refusedWith = (words: string) => ({ kind: "invalid", fields: { name: [expect.stringContaining(words)] } });
const notFound = { kind: "not-found" };
const countOf = async (login: string) => (await as(login, listPasskeys)).items.length;
const deedsOf = async (login: string) => {
  const rows = await db().select().from(audit).where(eq(audit.objectId, people[login]!)).orderBy(desc(audit.id));
  return rows.map(({ deed }) => deed);
};

describe("a new key", () => {
  test("is there with its name, was never used, and is written down", async () => {
    const { passkeyId } = await newKey("anna");
    expect(await as("anna", listPasskeys)).toEqual({
      kept: "here",
      items: [{ id: passkeyId, name: "Телефон", createdAt: expect.any(String), usedAt: null }],
    });
    expect((await deedsOf("anna"))[0]).toBe("passkey.added");
  });

  test("needs the password first", async () => {
    await expect(as("anna", (viewer) => beginPasskey(viewer, "wrong"))).rejects.toMatchObject({
      kind: "invalid",
      fields: { password: ["Пароль не подходит"] },
    });
    const credential = softwareKey(portal).make({ challenge: "c29tZXRoaW5n" });
    await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Начните ещё раз"));
  });

  test("is asked for with this portal's name, and never made twice on one device", async () => {
    const { id } = await newKey("anna");
    const asked = await as("anna", (viewer) => beginPasskey(viewer, "veche"));
    expect(asked).toMatchObject({
      rp: { id: "localhost", name: "Вече" },
      user: { name: "anna" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(asked.excludeCredentials?.map((one) => one.id)).toEqual([id]);
  });

  test.each([
    ["another challenge", () => ({ challenge: "c29tZXRoaW5n" })],
    ["another origin", (challenge: string) => ({ challenge, origin: "https://veche.example.com" })],
  ])("that has signed %s is refused, and the challenge is spent", async (_, wish) => {
    const key = softwareKey(portal);
    const challenge = await challengeFor("anna");
    await expect(add("anna", key.make(wish(challenge) as { challenge: string }))).rejects.toMatchObject(
      refusedWith("Ключ не подошёл"),
    );
    // The refusal has rolled back all but this.
    await expect(add("anna", key.make({ challenge }))).rejects.toMatchObject(refusedWith("Ключ ждали пять минут"));
    expect(await countOf("anna")).toBe(0);
  });

  test.each(["", "null", "{}", '{"response":{}}', '{"response":{"attestationObject":"AAAA"}}', "[1"])(
    "is nothing of the kind: %s",
    async (credential) => {
      await challengeFor("anna");
      await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Ключ не подошёл"));
    },
  );

  test("that is sent again adds nothing, nor does it as somebody else's", async () => {
    const key = softwareKey(portal);
    const credential = key.make({ challenge: await challengeFor("anna") });
    await add("anna", credential);
    await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Начните ещё раз"));
    const again = key.make({ challenge: await challengeFor("ivan") });
    await expect(add("ivan", again)).rejects.toMatchObject(refusedWith("уже есть"));
    expect([await countOf("anna"), await countOf("ivan")]).toEqual([1, 0]);
  });

  test("that answers another person's question is refused", async () => {
    const challenge = await challengeFor("ivan");
    await challengeFor("anna");
    const credential = softwareKey(portal).make({ challenge });
    await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Ключ не подошёл"));
  });

  test("is waited for five minutes", async () => {
    const credential = softwareKey(portal).make({ challenge: await challengeFor("anna") });
    setClock(() => new Date(Date.now() + 6 * 60_000));
    await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Ключ ждали пять минут"));
  });

  test("is refused when there are ten, also when the tenth came while the device was asking", async () => {
    const { passkeyId } = await newKey("anna");
    const credential = softwareKey(portal).make({ challenge: await challengeFor("anna") });
    const [row] = await db().select().from(identityPasskey).where(eq(identityPasskey.id, passkeyId));
    const { id: _, ...first } = row!;
    const others = Array.from({ length: 9 }, (_, at) => ({ ...first, credentialId: `other-${at}` }));
    await db().insert(identityPasskey).values(others);
    await expect(add("anna", credential)).rejects.toMatchObject(refusedWith("Ключей уже 10"));
    await expect(as("anna", (viewer) => beginPasskey(viewer, "veche"))).rejects.toMatchObject(
      refusedWith("Ключей уже 10"),
    );
    await newKey("ivan");
  });

  test("leaves no challenge readable", async () => {
    const challenge = await challengeFor("anna");
    expect(JSON.stringify(await db().select().from(oidcPayload))).not.toContain(challenge);
  });
});

describe("a key that is there", () => {
  test("is renamed and removed by its person alone", async () => {
    const { passkeyId: id } = await newKey("anna");
    await expect(as("ivan", (viewer) => removePasskey(viewer, { id, password: "veche" }))).rejects.toMatchObject(
      notFound,
    );
    await expect(as("ivan", (viewer) => renamePasskey(viewer, { id, name: "Мой" }))).rejects.toMatchObject(notFound);
    await as("anna", (viewer) => renamePasskey(viewer, { id, name: "Ноутбук" }));
    expect((await as("anna", listPasskeys)).items).toMatchObject([{ id, name: "Ноутбук" }]);
    await as("anna", (viewer) => removePasskey(viewer, { id, password: "veche" }));
    expect(await countOf("anna")).toBe(0);
    expect((await deedsOf("anna"))[0]).toBe("passkey.removed");
    await expect(as("anna", (viewer) => removePasskey(viewer, { id, password: "veche" }))).rejects.toMatchObject(
      notFound,
    );
  });
});

describe("where an outside provider signs people in", () => {
  test("there are no passkeys", async () => {
    await newKey("anna");
    config.oidcIssuer = "https://id.example.ru";
    try {
      expect(await as("anna", listPasskeys)).toEqual({ kept: "outside", items: [] });
      await expect(as("anna", (viewer) => beginPasskey(viewer, "veche"))).rejects.toMatchObject({ kind: "forbidden" });
      await expect(add("anna", "{}")).rejects.toMatchObject({ kind: "forbidden" });
    } finally {
      config.oidcIssuer = undefined;
    }
    expect(await db().$count(identityPasskey)).toBe(1);
  });
});
