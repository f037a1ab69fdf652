import { giveBack, spend } from "#platform/limits/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isPassword } from "./password.ts";

const attempts = { count: 5, perSeconds: 10 * 60 };

/**
 * Makes sure that whoever changes a person's sign-in knows their password: somebody at their open browser does not.
 * Refuses a wrong one beside the field, and the sixth wrong one of ten minutes as too many.
 */
export async function provePassword(own: { id: string; passwordHash: string }, password: string): Promise<void> {
  spend("own-password", own.id, attempts.count, attempts.perSeconds);
  if (!(await isPassword(password, own.passwordHash))) {
    refuse("invalid", "password", { fields: { password: ["Пароль не подходит"] } });
  }
  giveBack("own-password", own.id);
}
