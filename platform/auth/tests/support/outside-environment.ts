import "./environment.ts";
import { freePort } from "#tests/support/free-port.ts";

// The portal of this test signs in with an outside provider, which the test itself plays.
process.env.OIDC_ISSUER = `http://localhost:${await freePort()}/realms/gid`;
process.env.OIDC_CLIENT_SECRET = "the secret of the client";
