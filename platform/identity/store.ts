import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { seal, unseal } from "#platform/auth/seal.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { oidcPayload } from "./schema.ts";

/** What lives and dies with a grant. */
const grantable = ["AccessToken", "AuthorizationCode", "RefreshToken"];

/**
 * The provider's memory in the database, so that sign-ins outlive a restart and all nodes know them.
 * Ids are credentials (refresh tokens, sessions): only their SHA-256 is kept, and payloads are sealed.
 */
export class OidcStore implements Adapter {
  private readonly model: string;

  constructor(model: string) {
    this.model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const fields = {
      payload: seal("provider", JSON.stringify(payload)),
      grantId: payload.grantId ?? null,
      uid: this.model === "Session" ? (payload.uid ?? null) : null,
      subject: payload.accountId ?? null,
      expiresAt: new Date(now().getTime() + expiresIn * 1000),
    };
    await db()
      .insert(oidcPayload)
      .values({ model: this.model, idHash: hashOf(id), ...fields })
      .onConflictDoUpdate({ target: [oidcPayload.model, oidcPayload.idHash], set: fields });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.read(eq(oidcPayload.idHash, hashOf(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read(eq(oidcPayload.uid, uid));
  }

  /** The device flow is off: nobody has a user code. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    await db()
      .update(oidcPayload)
      .set({ consumed: Math.floor(now().getTime() / 1000) })
      .where(this.itself(id));
  }

  async destroy(id: string): Promise<void> {
    await db().delete(oidcPayload).where(this.itself(id));
  }

  /** Takes what stands under this id, once: of two who come with it together one gets it. */
  async take(id: string): Promise<AdapterPayload | undefined> {
    const [taken] = await db()
      .delete(oidcPayload)
      .where(and(this.itself(id), gt(oidcPayload.expiresAt, now())))
      .returning({ payload: oidcPayload.payload });
    const text = taken && unseal("provider", taken.payload);
    return text ? (JSON.parse(text) as AdapterPayload) : undefined;
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await db()
      .delete(oidcPayload)
      .where(and(eq(oidcPayload.model, this.model), eq(oidcPayload.grantId, grantId)));
  }

  private itself(id: string) {
    return and(eq(oidcPayload.model, this.model), eq(oidcPayload.idHash, hashOf(id)));
  }

  private async read(which: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const [row] = await db()
      .select({ payload: oidcPayload.payload, consumed: oidcPayload.consumed })
      .from(oidcPayload)
      .where(and(eq(oidcPayload.model, this.model), which, gt(oidcPayload.expiresAt, now())));
    const text = row && unseal("provider", row.payload);
    if (!text) return undefined;
    return { ...(JSON.parse(text) as AdapterPayload), ...(row.consumed && { consumed: row.consumed }) };
  }
}

/** Ends a sign-in from the server side: its tokens, its grant and the provider's own session of that browser. */
export async function endProviderSession(refreshToken: string): Promise<void> {
  const found = (await new OidcStore("RefreshToken").find(refreshToken)) as
    | (AdapterPayload & { sessionUid?: string })
    | undefined;
  if (!found?.grantId) return;
  await db()
    .delete(oidcPayload)
    .where(and(inArray(oidcPayload.model, grantable), eq(oidcPayload.grantId, found.grantId)));
  await new OidcStore("Grant").destroy(found.grantId);
  if (!found.sessionUid) return;
  await db()
    .delete(oidcPayload)
    .where(and(eq(oidcPayload.model, "Session"), eq(oidcPayload.uid, found.sessionUid)));
}

/** Deletes what has expired: a nightly job. */
export async function sweepOidcStore(): Promise<number> {
  const { rowCount } = await db().delete(oidcPayload).where(lt(oidcPayload.expiresAt, now()));
  return rowCount ?? 0;
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}
