import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const id = z.uuid();
const after = z.string().max(200).optional();

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
export const askedReversal = z.object({
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

/** How points are checked: by their owner, by a second administrator, by an auditor. */
export const auditContract = {
  signed: operation({
    method: "GET",
    path: "/points/statement/signed",
    summary: "Выписка целиком с подписью портала",
    access: "employee",
    ownEyesOnly: true,
    limit: { name: "point-statements", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ purse: z.enum(["earned", "thanks"]).default("earned") }))
    .output(z.object({ statement: signedStatement, signature: z.string() })),
  keys: operation({
    method: "GET",
    path: "/points/statement/keys",
    summary: "Открытые ключи, которыми проверяют подпись выписки",
    access: "employee",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.string()) })),
  decide: operation({
    method: "PUT",
    path: "/admin/points/reversals/{id}",
    summary: "Согласиться на отмену операции или отказать",
    access: "admin",
  })
    .input(z.strictObject({ id, agreed: z.boolean() }))
    .output(z.object({ id })),
  audit: operation({
    method: "GET",
    path: "/admin/points/chain",
    summary: "Цепочка операций, пересчитанная заново",
    access: "admin",
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
    access: "admin",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(circle) })),
  chainTable: operation({
    method: "GET",
    path: "/admin/points/chain/table",
    summary: "Все движения баллов для проверки",
    access: "admin",
    limit: { name: "point-tables", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({}))
    .output(z.object({ rows: z.array(z.array(z.string())) })),
};
