import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { rights } from "#platform/people/rights.ts";

const id = z.uuid();

export const tokenName = z
  .string({ error: "Напишите, для чего токен" })
  .trim()
  .min(1, "Напишите, для чего токен")
  .max(100, "Не больше 100 знаков");

/** What a group of the directory may give to its members. */
export const groupRights = rights;

const token = z.object({
  id,
  name: z.string(),
  /** The last signs: the whole is shown once. */
  ending: z.string(),
  since: z.string(),
  used: z.string().nullable(),
  isRevoked: z.boolean(),
  /** Changes nothing: what it would do is written down. */
  onTrial: z.boolean(),
  by: z.string(),
});
export type ScimToken = z.output<typeof token>;

const group = z.object({ id, name: z.string(), right: z.enum(rights).nullable(), members: z.number() });
export type ScimGroup = z.output<typeof group>;

const trial = z.object({
  id,
  at: z.string(),
  token: z.string(),
  method: z.string(),
  kind: z.string(),
  /** Whom or what it was about: a person of the portal has a page too. */
  name: z.string(),
  personId: id.optional(),
  status: z.number(),
  /** Why it was refused; empty where it was not. */
  problem: z.string(),
  deeds: z.array(z.string()),
  fields: z.array(z.string()),
});
export type ScimTrial = z.output<typeof trial>;

/** The way to a claim of a token, «realm_access.roles». */
const claimName = z.string({ error: "Напишите имя утверждения" }).trim().max(200, "Не больше 200 знаков");
export const claimRule = z.object({
  claim: claimName.min(1, "Напишите имя утверждения"),
  value: z.string({ error: "Напишите значение" }).trim().min(1, "Напишите значение").max(200, "Не больше 200 знаков"),
  right: z.enum(rights, { error: "Выберите право" }),
});
/** Empty is none. */
export const claimPlaces = z.object({ department: claimName.default(""), location: claimName.default("") });
export type ClaimPlaces = z.output<typeof claimPlaces>;

const rule = claimRule.extend({ id, people: z.number() });
export type ClaimRule = z.output<typeof rule>;

const access = "admin";
const page = z.strictObject({ after: z.string().max(600).optional() });
const done = z.object({ id });

export const scimContract = {
  tokens: operation({ method: "GET", path: "/admin/scim/tokens", summary: "Токены каталога компании", access })
    .input(page)
    .output(z.object({ items: z.array(token), next: z.string().optional() })),
  makeToken: operation({
    method: "POST",
    path: "/admin/scim/tokens",
    summary: "Создать токен каталога",
    access,
    // The token is shown once: an answer that is kept would hold it.
    keepsNoKey: true,
  })
    .input(z.strictObject({ name: tokenName, onTrial: z.boolean().default(false) }))
    .output(z.object({ id, token: z.string() })),
  revokeToken: operation({
    method: "DELETE",
    path: "/admin/scim/tokens/{id}",
    summary: "Отозвать токен каталога",
    access,
  })
    .input(z.strictObject({ id }))
    .output(done),
  trials: operation({
    method: "GET",
    path: "/admin/scim/trials",
    summary: "Что сделал бы каталог с пробным токеном",
    access,
  })
    .input(page)
    .output(z.object({ items: z.array(trial), next: z.string().optional() })),
  groups: operation({ method: "GET", path: "/admin/scim/groups", summary: "Группы каталога и их права", access })
    .input(page)
    .output(z.object({ items: z.array(group), next: z.string().optional() })),
  mapGroup: operation({
    method: "PUT",
    path: "/admin/scim/groups/{id}/right",
    summary: "Решить, какое право даёт группа каталога",
    access,
  })
    .input(z.strictObject({ id, right: z.enum(rights).nullable() }))
    .output(done),
  claims: operation({ method: "GET", path: "/admin/scim/claims", summary: "Что даёт вход", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(rule), places: claimPlaces })),
  addClaim: operation({ method: "POST", path: "/admin/scim/claims", summary: "Добавить правило входа", access })
    .input(claimRule.strict())
    .output(done),
  removeClaim: operation({ method: "DELETE", path: "/admin/scim/claims/{id}", summary: "Убрать правило входа", access })
    .input(z.strictObject({ id }))
    .output(done),
  setPlaces: operation({
    method: "PUT",
    path: "/admin/scim/claim-places",
    summary: "Решить, откуда известно место нового человека",
    access,
  })
    .input(claimPlaces.strict())
    .output(claimPlaces),
};
