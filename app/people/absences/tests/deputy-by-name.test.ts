import { expect, it } from "vitest";
import { dayIn } from "#tests/support/days.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makePerson } from "#tests/support/people.ts";

const world = portalInProcess();

it("without script a typed name is found; of several of one name the page asks which, and keeps what was typed", async () => {
  const company = { ...world.sever, id: world.admin.groupId } as never;
  const [first, second] = await Promise.all(
    ["Пекарь", "Водитель"].map((position) =>
      makePerson(company, { firstName: "Яна", lastName: "Двойникова", position }),
    ),
  );
  const ivan = await world.as("ivan");
  const day = dayIn(40);
  const form = { intent: "add-absence", kind: "vacation", from: day, until: day, note: "Пишите ей" };
  const send = async (deputy: string) => {
    const answer = await ivan.send("/account/absences", { form: { ...form, deputy, _csrf: await ivan.csrf() } });
    return [answer.status, await answer.text()] as const;
  };
  const [status, html] = await send("яна двойникова");
  expect(status).toBe(422);
  expect(html).toContain("Уточните, кто это: «яна двойникова»");
  expect(html).toContain('value="яна двойникова"');
  expect(html).toContain('value="Пишите ей"');
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*name="deputy~0"[^>]*value="([^"]*)"/g)].map(
    ([, v]) => v!,
  );
  expect(radios.map((value) => value.slice(0, 36)).sort()).toEqual([first!.accountId, second!.accountId].sort());
  const [nobody, words] = await send("Никто Никтов");
  expect([nobody, words.includes("Не нашли: «Никто Никтов». Проверьте, как пишется имя")]).toEqual([422, true]);
  const body = new URLSearchParams({ ...form, _csrf: await ivan.csrf() });
  body.append("deputy", "яна двойникова");
  body.append("deputy~0", radios[0]!);
  expect((await ivan.send("/account/absences", { form: {}, body: body.toString() })).status).toBe(303);
  expect((await ivan.open("/account/absences")).html).toContain("Яна Двойникова");
});
