import type { Page } from "@playwright/test";

type Authenticator = {
  /** Whether its person is the one who unlocks it. */
  unlock(isRight: boolean): Promise<void>;
};

/** A device with a finger on it, in this window: it keeps keys, and unlocks them as soon as it is asked. */
export async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable");
  const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async unlock(isUserVerified) {
      await line.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}
