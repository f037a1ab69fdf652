import { describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { browserKeys, openWith } from "#tests/support/push-receiver.ts";
import { forgetPushKeys, isUsable, pushKey } from "../index.ts";
import { pushKeys } from "../schema.ts";

freshDatabase();
const read = (text: string) => Buffer.from(text, "base64url");

it("the push service of tests opens the example of RFC 8291", () => {
  const body = read(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  const text = openWith(read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), read("BTBZMqHH6r4Tts7J_aSIgg"), body);
  expect(text).toBe("When I grow up, I want to be a watermelon");
});

describe("the portal's keys for push services", () => {
  it("are one pair, whoever comes first, sealed in the database", async () => {
    const keys: string[] = [];
    for (let count = 0; count < 3; count++) {
      forgetPushKeys();
      keys.push(await pushKey());
    }
    forgetPushKeys();
    const first = pushKey();
    forgetPushKeys();
    const [one, other] = await Promise.all([first, pushKey()]);
    const rows = await db().select().from(pushKeys);
    expect([new Set([...keys, one, other]).size, rows.length, read(one!).length]).toEqual([1, 1, 65]);
    expect(rows[0]!.sealed).not.toContain("P-256");
  });

  it("are made anew where nobody can open them any more, and then stay", async () => {
    const before = await pushKey();
    await db().update(pushKeys).set({ sealed: "sealed with a secret that is lost" });
    forgetPushKeys();
    const anew = await pushKey();
    forgetPushKeys();
    expect([await pushKey(), anew === before]).toEqual([anew, false]);
  });
});

it("a subscription is used only while the operator lets the portal speak to push services", () => {
  const subscription = browserKeys().subscription("https://push.example.com/1");
  const { webPush } = config;
  config.webPush = undefined;
  expect(isUsable(subscription)).toBe(false);
  config.webPush = { inner: [] };
  expect(isUsable(subscription)).toBe(true);
  config.webPush = webPush;
});
