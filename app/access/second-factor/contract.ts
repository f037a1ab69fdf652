import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const secondFactor = z.object({
  /** Where the sign-in of this person is kept: here, at an outside provider, or the person has no password here. */
  kept: z.enum(["here", "outside", "nowhere"]),
  since: z.string().nullable(),
  /** How many recovery codes are left. */
  codes: z.number(),
  /** A secret that was made and waits for its first code: the address that the QR code says, and the key for typing by hand. */
  pending: z.object({ address: z.string(), key: z.string() }).nullable(),
  /** Until it is on, nothing is open to them that is an administrator's. */
  demanded: z.boolean(),
});

export const ownPassword = { password: z.string({ error: "Введите пароль" }).max(1000, "Пароль не подходит") };

export const firstCode = {
  code: z
    .string({ error: "Введите код" })
    .max(20, "В коде шесть цифр")
    .regex(/^\s*(\d\s*){6}$/, "В коде шесть цифр"),
};

const codes = z.object({ codes: z.array(z.string()) });
const done = z.object({ on: z.boolean() });
const path = "/users/me/second-factor";
const access = "signed-in";

/** Nothing is kept of these calls: among what they carry are the password, the key and the recovery codes. */
const keepsNoKey = true;

export const secondFactorContract = {
  read: operation({ method: "GET", path, summary: "Включён ли двухшаговый вход", access, ownEyesOnly: true }).output(
    secondFactor,
  ),
  begin: operation({ method: "POST", path, summary: "Начать настройку двухшагового входа", access, keepsNoKey })
    .input(z.strictObject(ownPassword))
    .output(done),
  confirm: operation({
    method: "PUT",
    path,
    summary: "Включить двухшаговый вход первым кодом и получить запасные коды",
    access,
    keepsNoKey,
  })
    .input(z.strictObject(firstCode))
    .output(codes),
  renewCodes: operation({
    method: "POST",
    path: `${path}/recovery-codes`,
    summary: "Получить новые запасные коды вместо прежних",
    access,
    keepsNoKey,
  })
    .input(z.strictObject(ownPassword))
    .output(codes),
  end: operation({ method: "POST", path: `${path}/end`, summary: "Выключить двухшаговый вход", access, keepsNoKey })
    .input(z.strictObject(ownPassword))
    .output(done),
};
