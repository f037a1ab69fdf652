import { z } from "zod";
import { openToAll, operation } from "#platform/api/operation.ts";

/** What a new password has to be, wherever one is thought of; one that everybody knows is refused by the server. */
export const newPassword = z
  .string({ error: "Придумайте пароль" })
  .min(10, "Не меньше 10 знаков")
  .max(200, "Не больше 200 знаков");

export const passwordChange = {
  password: z.string({ error: "Введите нынешний пароль" }).max(1000, "Пароль не подходит"),
  newPassword,
};

export const forgottenLogin = {
  login: z
    .string({ error: "Напишите логин или почту" })
    .trim()
    .min(1, "Напишите логин или почту")
    .max(200, "Не больше 200 знаков"),
};

export const linkSecret = { secret: z.string().min(1).max(100) };

const done = z.object({ done: z.literal(true) });

/** Nothing is kept of these calls: what they carry are passwords and a link that sets one. */
const keepsNoKey = true;

export const passwordsContract = {
  help: operation({
    method: "GET",
    path: "/public/v1/password-help",
    summary: "Где хранятся пароли и приходят ли письма",
    access: "public",
    limit: openToAll,
  }).output(
    z.object({
      /** Where people have their passwords: here, or at the sign-in service of their company. */
      kept: z.enum(["here", "outside"]),
      mail: z.boolean(),
    }),
  ),
  own: operation({
    method: "GET",
    path: "/users/me/password",
    summary: "Есть ли у человека пароль портала",
    access: "signed-in",
    ownEyesOnly: true,
  }).output(z.object({ kept: z.enum(["here", "outside", "nowhere"]) })),
  change: operation({
    method: "PUT",
    path: "/users/me/password",
    summary: "Сменить свой пароль и завершить остальные входы",
    access: "signed-in",
    keepsNoKey,
  })
    .input(z.strictObject({ ...passwordChange, current: z.string().max(100).optional() }))
    /** How many passkeys go on opening the portal. */
    .output(done.extend({ passkeys: z.number() })),
  ask: operation({
    method: "POST",
    path: "/public/v1/password-links",
    summary: "Попросить письмо со ссылкой для нового пароля; ответ один, есть такой человек или нет",
    access: "public",
    limit: { name: "password-links", count: 10, perSeconds: 3600 },
    keepsNoKey,
  })
    .input(z.strictObject(forgottenLogin))
    .output(done),
  link: operation({
    method: "POST",
    path: "/public/v1/password-links/look",
    summary: "Для какого логина ссылка; её это не тратит",
    access: "public",
    limit: { name: "password-link-looks", count: 120, perSeconds: 3600 },
    keepsNoKey,
  })
    .input(z.strictObject(linkSecret))
    .output(z.object({ login: z.string().nullable() })),
  makeLink: operation({
    method: "POST",
    path: "/admin/people/{id}/password-link",
    summary: "Сделать одноразовую ссылку для нового пароля сотрудника",
    access: "admin",
    keepsNoKey,
    status: 201,
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ link: z.string(), until: z.string() })),
  renew: operation({
    method: "POST",
    path: "/public/v1/password-links/use",
    summary: "Задать новый пароль по ссылке и завершить все входы",
    access: "public",
    limit: { name: "new-password", count: 30, perSeconds: 3600 },
    keepsNoKey,
  })
    .input(z.strictObject({ ...linkSecret, newPassword }))
    .output(done),
};
