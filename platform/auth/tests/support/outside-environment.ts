import "./environment.ts";

// The portal of this test signs in with an outside provider, which the test itself plays.
const { port } = (await import("./doors.ts")).providerDoor;
process.env.OIDC_ISSUER = `http://localhost:${port}/realms/gid`;
process.env.OIDC_CLIENT_SECRET = "the secret of the client";
