import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** Who sees a field: all who may meet the person, the own company, the own team, nobody else. */
const circle = z.enum(["all", "company", "team", "me"], { error: "Выберите, кто это видит" });

/** What a person may keep for fewer people. What is not named stays as it is. */
export const visibility = z.strictObject({
  email: circle.optional(),
  phone: circle.optional(),
  messenger: circle.optional(),
  about: circle.optional(),
  location: circle.optional(),
  hiredOn: circle.optional(),
  skills: circle.optional(),
});
export type Visibility = z.output<typeof visibility>;

export const visibilityContract = {
  show: operation({
    method: "PUT",
    path: "/users/me/contacts",
    summary: "Кто видит мои почту, телефон, мессенджер, рассказ о себе, место и день приёма на работу, теги",
    access: "employee",
  })
    .input(visibility)
    .output(visibility),
};
