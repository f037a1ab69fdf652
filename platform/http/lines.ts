/**
 * For how many milliseconds an idle line stays open. A proxy before the portal keeps its own for a minute (deploy/nginx.conf),
 * and it must be the one that hangs up first: otherwise it loses the form that is just on its way.
 */
export const lines = { keepAliveTimeout: 75_000, headersTimeout: 80_000 };
