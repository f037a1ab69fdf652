import { z } from "zod";
import { forgottenLogin, newPassword, passwordChange } from "./contract.ts";

export const changeForm = z.object(passwordChange);
export const forgottenForm = z.object(forgottenLogin);
export const newPasswordForm = z.object({ newPassword });
