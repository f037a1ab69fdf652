import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { chosenPerson, demandedPerson } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { fundInput, issueInput, ruleInput, settingsInput, transferWords } from "./contract.ts";
import { balanceDesk } from "./desk-routes.ts";
import { balance } from "./routes.ts";

const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
const chosen = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const orNothing = z.uuid().optional();
const transferForm = z.object({ ...transferWords, to: demandedPerson, fund: chosen.pipe(orNothing) });

/** A transfer in two steps: looked at with what is left after it, then made. */
export const transferIntents = {
  check: intent(transferForm, async ({ api, value }) => {
    const { to, amount, fund } = value;
    return { show: { ...(await api.balance.check({ to, amount: String(amount), fund })), said: value } };
  }),
  send: intent(transferForm, async ({ api, value }) => {
    await api.balance.transfer(value);
    // The page begins at its heading: with what is left now.
    return { to: href(balance.statement), toast: said("transfer", "Баллы переведены") };
  }),
};

/** Which purse, kind and days of the statement an address asks for; a wrong word asks for nothing. */
export function readWish({ purse, kind, from, to, after }: Record<string, string | undefined>) {
  const day = (text: string | undefined) =>
    z.iso
      .date()
      .optional()
      .catch(undefined)
      .parse(text || undefined);
  return {
    purse: z.enum(["earned", "thanks"]).catch("earned").parse(purse),
    kind: z
      .string()
      .max(40)
      .optional()
      .catch(undefined)
      .parse(kind || undefined),
    ...{ from: day(from), to: day(to), after },
  };
}

export const limitIntents = {
  limits: intent(settingsInput.strip(), async ({ api, value, here }) => {
    await api.balance.setSettings(value);
    return { to: here(), toast: said("limits", "Пределы сохранены") };
  }),
};

export const ruleIntents = {
  rule: intent(ruleInput.strip().extend({ id: chosen.pipe(orNothing), active: ticked }), async ({ api, value }) => {
    await api.balance.putRule(value);
    return { to: href(balanceDesk.adminRules), toast: said("rule", "Правило сохранено") };
  }),
};

export const issueIntents = {
  issue: intent(
    issueInput.strip().extend({ to: chosenPerson, fund: chosen.pipe(orNothing) }),
    async ({ api, value, here }) => {
      await api.balance.issue(value);
      return { to: here(), toast: said("issue", "Баллы начислены") };
    },
  ),
};

export const fundIntents = {
  fund: intent(
    fundInput.strip().extend({ owner: demandedPerson, id: chosen.pipe(orNothing) }),
    async ({ api, value }) => {
      await api.balance.putFund(value);
      const isFull = value.id || value.monthly;
      const text = isFull ? "Фонд сохранён" : "Фонд заведён. Теперь начислите в него баллы";
      return { to: href(balanceDesk.adminLoyalty), toast: said("fund", text) };
    },
  ),
};

export const reverseIntents = {
  reverse: intent(
    z.object({ id: z.uuid(), words: z.string().trim().min(3, "Напишите, почему").max(300) }),
    async ({ api, value, here }) => {
      const { waits } = await api.balance.reverse(value);
      const text = waits ? "Сумма большая: ждём согласия второго администратора" : "Операция отменена: баллы вернулись";
      return { to: here(), toast: said("reverse", text) };
    },
  ),
  agree: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.balance.decide({ ...value, agreed: true });
    return { to: here(), toast: said("reverse", "Операция отменена: баллы вернулись") };
  }),
  refuse: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.balance.decide({ ...value, agreed: false });
    return { to: here(), toast: said("reverse", "Операция остаётся в силе") };
  }),
};
