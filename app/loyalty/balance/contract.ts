import { z } from "zod";
import { numberInText } from "#platform/api/number-in-text.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { meantPerson, typedOrNobody, typedPerson } from "#platform/api/typed-person.ts";

const access = "employee";
const id = z.uuid();
const after = z.string().max(200).optional();
const day = z.iso.date({ error: "Укажите день" }).optional();
export const points = (most: number) =>
  z.coerce
    .number({ error: "Напишите число" })
    .int("Баллы бывают только целыми")
    .min(1, "Не меньше одного балла")
    .max(most, `Не больше ${most.toLocaleString("ru")}`);
/** Nought, where there may be none. */
export const upTo = (most: number) =>
  z.coerce
    .number({ error: "Напишите число" })
    .int("Баллы бывают только целыми")
    .min(0, "Не меньше нуля")
    .max(most, `Не больше ${most.toLocaleString("ru")}`);
const said = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`);

/** What the portal itself hears of and may pay for. */
export const ruleDeeds = [
  "publication",
  "comment",
  "reaction",
  "thanks",
  "thanked",
  "survey",
  "event",
  "course",
  "first-day",
  "anniversary",
] as const;
export type RuleDeed = (typeof ruleDeeds)[number];

const rule = z.object({ id, deed: z.enum(ruleDeeds), amount: z.number(), perDay: z.number(), active: z.boolean() });
export type PointRule = z.output<typeof rule>;

const fund = z.object({ id, title: z.string(), balance: z.number() });

const purses = z.object({
  earned: z.number(),
  thanks: z.number(),
  /** What one may thank with in a month, and the day of the next. */
  allowance: z.number(),
  nextAllowance: z.string(),
  limits: z.object({ perDeed: z.number(), today: z.number(), month: z.number() }),
  /** Out of which one rewards others. */
  funds: z.array(fund),
  /** What of the earned ends next, and on which day. */
  ending: z.object({ amount: z.number(), on: z.string() }).nullable(),
  /** The sums do not agree: nobody moves points until they do. */
  stopped: z.boolean(),
});
export type Purses = z.output<typeof purses>;

/** Both purses, for the main page. */
export const pointsGlance = z.object({ earned: z.number(), thanks: z.number() });
export type PointsGlance = z.output<typeof pointsGlance>;

const line = z.object({
  id,
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  why: z.string(),
  href: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
  person: personCard.nullable(),
  words: z.string(),
});
export type StatementLine = z.output<typeof line>;

export const transferWords = {
  to: typedPerson,
  /** How much may be given is told by the limits of the company and by the purse. */
  amount: points(Number.MAX_SAFE_INTEGER),
  words: said(300).min(3, "Напишите, за что: хотя бы три знака"),
  /** A fund that one gives out of; without it, one's own points. */
  fund: id.optional(),
};
export const transferInput = z.strictObject(transferWords);

const limit = (most: number) => points(most);
export const settingsInput = z.strictObject({
  perDeed: limit(1_000_000),
  perDay: limit(1_000_000),
  perMonth: limit(10_000_000),
  allowance: points(100_000).or(z.literal(0)),
  leaderAllowance: points(100_000).or(z.literal(0)),
  fourEyesAbove: limit(10_000_000).default(1000),
  expiresAfter: points(120).or(z.literal(0)).default(0),
});
export const ruleInput = z.strictObject({
  id: id.optional(),
  deed: z.enum(ruleDeeds, { error: "Выберите, за что" }),
  amount: points(10_000),
  perDay: points(1000),
  active: z.boolean().default(true),
});
export const issueInput = z.strictObject({
  to: typedOrNobody,
  fund: id.optional(),
  amount: points(10_000_000),
  words: said(300).min(3, "Напишите, за что: хотя бы три знака"),
});
export const fundInput = z.strictObject({
  id: id.optional(),
  title: said(100).min(2, "Назовите фонд"),
  owner: typedPerson,
  /** What comes with the first of each month. */
  monthly: upTo(1_000_000).default(0),
  /** Below this the owner is told that little is left. */
  low: upTo(1_000_000).default(100),
});

/** All that has happened in a purse, as it is signed: the bytes are its JSON without spaces. */
const signedStatement = z.object({
  person: z.string(),
  company: z.string(),
  purse: z.string(),
  made: z.string(),
  balance: z.number(),
  lines: z.array(
    z.object({
      at: z.string(),
      title: z.string(),
      amount: z.number(),
      balance: z.number(),
      transaction: id,
      hash: z.string(),
    }),
  ),
});

/** What an administrator wants to take back, and another one decides. */
const askedReversal = z.object({
  id,
  at: z.string(),
  title: z.string(),
  amount: z.number(),
  words: z.string(),
  by: personCard.nullable(),
  /** The one who has asked does not decide. */
  mine: z.boolean(),
});
export type AskedReversal = z.output<typeof askedReversal>;

const links = z.object({
  number: z.number(),
  at: z.string(),
  title: z.string(),
  hash: z.string(),
  /** It says what it said when it was sealed, and follows the one before it. */
  sound: z.boolean(),
  entries: z.array(z.object({ account: id, owner: z.string(), amount: z.number(), balance: z.number() })),
});
export type ChainLink = z.output<typeof links>;

const circle = z.object({ people: z.array(personCard), amount: z.number(), times: z.number(), at: z.string() });
export type PointCircle = z.output<typeof circle>;

const deskLine = line.extend({
  reversed: z.boolean(),
  owner: z.string(),
  reversible: z.boolean(),
  /** Another administrator is to agree that it is taken back. */
  asked: z.boolean(),
});

export const balanceContract = {
  purses: operation({ method: "GET", path: "/points", summary: "Мои баллы", access, ownEyesOnly: true })
    .input(z.strictObject({}))
    .output(purses),
  statement: operation({
    method: "GET",
    path: "/points/statement",
    summary: "Выписка: откуда пришли и куда ушли мои баллы",
    access,
    ownEyesOnly: true,
  })
    .input(
      z.strictObject({
        purse: z.enum(["earned", "thanks"]).default("earned"),
        kind: z.string().max(40).optional(),
        from: day,
        to: day,
        after,
      }),
    )
    .output(
      z.object({
        items: z.array(line),
        next: z.string().optional(),
        kinds: z.array(z.object({ name: z.string(), title: z.string() })),
      }),
    ),
  rules: operation({ method: "GET", path: "/points/rules", summary: "За что начисляют баллы", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(rule) })),
  check: operation({
    method: "GET",
    path: "/points/transfers/check",
    summary: "Можно ли перевести баллы и сколько останется",
    access,
  })
    .input(transferInput.omit({ words: true }).extend({ amount: numberInText(points(10_000_000)) }))
    .output(z.object({ person: personCard, amount: z.number(), left: z.number(), fund: z.string().nullable() })),
  transfer: operation({
    method: "POST",
    path: "/points/transfers",
    summary: "Перевести баллы коллеге",
    access,
    limit: { name: "transfers", count: 30, perSeconds: 3600 },
    status: 201,
  })
    .input(transferInput)
    .output(z.object({ id })),
  desk: operation({ method: "GET", path: "/admin/points", summary: "Баллы компании", access: "points" })
    .input(z.strictObject({}))
    .output(
      z.object({
        settings: z.object({
          perDeed: z.number(),
          perDay: z.number(),
          perMonth: z.number(),
          allowance: z.number(),
          leaderAllowance: z.number(),
          fourEyesAbove: z.number(),
          expiresAfter: z.number(),
        }),
        figures: z.object({
          issued: z.number(),
          earned: z.number(),
          thanks: z.number(),
          funds: z.number(),
          spent: z.number(),
        }),
        rules: z.array(rule),
        funds: z.array(fund.extend({ owner: meantPerson, monthly: z.number(), low: z.number() })),
      }),
    ),
  operations: operation({
    method: "GET",
    path: "/admin/points/operations",
    summary: "Операции с баллами",
    access: "points",
  })
    .input(z.strictObject({ who: said(41).default(""), after }))
    .output(z.object({ items: z.array(deskLine), asked: z.array(askedReversal), next: z.string().optional() })),
  setSettings: operation({ method: "PUT", path: "/admin/points", summary: "Изменить пределы баллов", access: "points" })
    .input(settingsInput)
    .output(z.object({})),
  putRule: operation({
    method: "PUT",
    path: "/admin/points/rules",
    summary: "Задать, за что начисляют баллы",
    access: "points",
  })
    .input(ruleInput)
    .output(z.object({ id })),
  issue: operation({
    method: "POST",
    path: "/admin/points/issue",
    summary: "Начислить баллы",
    access: "points",
    status: 201,
  })
    .input(issueInput)
    .output(z.object({ id })),
  putFund: operation({
    method: "PUT",
    path: "/admin/points/funds",
    summary: "Завести фонд баллов или изменить его",
    access: "points",
  })
    .input(fundInput)
    .output(z.object({ id })),
  reverse: operation({
    method: "POST",
    path: "/admin/points/operations/{id}/reverse",
    summary: "Отменить операцию с баллами",
    access: "points",
  })
    .input(z.strictObject({ id, words: said(300).min(3, "Напишите, почему") }))
    .output(z.object({ id, waits: z.boolean() })),
  signed: operation({
    method: "GET",
    path: "/points/statement/signed",
    summary: "Выписка целиком с подписью портала",
    access,
    ownEyesOnly: true,
    limit: { name: "point-statements", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ purse: z.enum(["earned", "thanks"]).default("earned") }))
    .output(z.object({ statement: signedStatement, signature: z.string() })),
  keys: operation({
    method: "GET",
    path: "/points/statement/keys",
    summary: "Открытые ключи, которыми проверяют подпись выписки",
    access,
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.string()) })),
  decide: operation({
    method: "PUT",
    path: "/admin/points/reversals/{id}",
    summary: "Согласиться на отмену операции или отказать",
    access: "points",
  })
    .input(z.strictObject({ id, agreed: z.boolean() }))
    .output(z.object({ id })),
  audit: operation({
    method: "GET",
    path: "/admin/points/chain",
    summary: "Цепочка операций, пересчитанная заново",
    access: "points",
  })
    .input(z.strictObject({ after }))
    .output(
      z.object({
        items: z.array(links),
        next: z.string().optional(),
        /** Accounts, and those of them whose balance is not the sum of their entries. */
        accounts: z.number(),
        wrong: z.array(z.string()),
        brokenAt: z.string().nullable(),
      }),
    ),
  circles: operation({
    method: "GET",
    path: "/admin/points/circles",
    summary: "Баллы, которые за месяц вернулись туда, откуда пришли",
    access: "points",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(circle) })),
  chainTable: operation({
    method: "GET",
    path: "/admin/points/chain/table",
    summary: "Все движения баллов для проверки",
    access: "points",
    limit: { name: "point-tables", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({}))
    .output(z.object({ rows: z.array(z.array(z.string())) })),
};
