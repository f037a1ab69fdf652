import { html, raw } from "hono/html";
import type { KoaContextWithOIDC } from "oidc-provider";
import { config } from "#platform/config.ts";
import { protocolPath } from "./address.ts";
import { cookieNames } from "./cookies.ts";
import { showPage } from "./pages.ts";

/**
 * Ends the provider's session at once when the portal vouches with an ID token, or when there is nothing to end:
 * no question, no script, straight back to the portal, as Keycloak does (specification §8, 401).
 */
export async function answerLogout(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.path !== `${protocolPath}/logout` || ctx.status !== 200) return;
  const { session, provider, entities } = ctx.oidc;
  if (!session || (session.accountId && !entities.IdTokenHint)) return;
  const asked = (session.state as { postLogoutRedirectUri?: string } | undefined)?.postLogoutRedirectUri;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await Promise.all([
      provider.AccessToken.revokeByGrantId(grantId),
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]);
  }
  await session.destroy();
  ctx.cookies.set(cookieNames.session, null, { overwrite: true, sameSite: "lax" });
  ctx.body = null;
  ctx.status = 303;
  ctx.redirect(asked ?? `${config.publicUrl}/`);
}

/** Somebody came to the exit without the portal's word: asks, because a foreign page may have sent them. */
export async function showLogoutQuestion(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const fields = raw(form.replace("</form>", ""));
  await showPage(ctx, {
    title: "Выйти из портала?",
    content: html`<div class="card"><h1>Выйти из портала?</h1>
      ${fields}<button type="submit" name="logout" value="yes">Выйти</button></form>
      <p class="aside"><a href="/">Остаться</a></p></div>`,
  });
}
