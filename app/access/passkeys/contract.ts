import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() });

export const passkeyName = {
  name: z.string({ error: "Назовите ключ" }).trim().min(1, "Назовите ключ").max(60, "Не больше 60 знаков"),
};

export const ownPassword = { password: z.string({ error: "Введите пароль" }).max(1000, "Пароль не подходит") };

/** What the device has made, as the browser gives it: JSON. */
export const madeKey = { credential: z.string({ error: "Начните ещё раз" }).min(1, "Начните ещё раз").max(20_000) };

export const whichKey = { id: z.uuid() };

/** What a browser asks of a device (Web Authentication, §5.8.1): bytes are base64url. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(["discouraged", "preferred", "required"]),
  }),
  attestation: z.literal("none"),
  timeout: z.number(),
});
export type Creation = z.output<typeof creation>;

const path = "/users/me/passkeys";
const access = "signed-in";
const done = z.object({ id: z.string() });

/** Nothing is kept of these calls: among what they carry is the password, and what a device has signed counts once anyway. */
const keepsNoKey = true;

export const passkeysContract = {
  list: operation({ method: "GET", path, summary: "Свои ключи доступа", access, ownEyesOnly: true }).output(
    z.object({
      /** Whether keys can be had: here, at an outside provider alone, not without a password, or not at such an address. */
      kept: z.enum(["here", "outside", "nowhere", "unsafe"]),
      items: z.array(passkey),
    }),
  ),
  begin: operation({ method: "POST", path: `${path}/begin`, summary: "Начать новый ключ доступа", access, keepsNoKey })
    .input(z.strictObject(ownPassword))
    .output(creation),
  add: operation({ method: "POST", path, summary: "Добавить ключ доступа", access, keepsNoKey, status: 201 })
    .input(z.strictObject({ ...passkeyName, ...madeKey }))
    .output(done),
  rename: operation({ method: "PUT", path: `${path}/{id}`, summary: "Переименовать ключ доступа", access })
    .input(z.strictObject({ ...whichKey, ...passkeyName }))
    .output(done),
  remove: operation({ method: "POST", path: `${path}/{id}/end`, summary: "Убрать ключ доступа", access, keepsNoKey })
    .input(z.strictObject({ ...whichKey, ...ownPassword }))
    .output(done),
};
