import "./environment.ts";

// An address that browsers do not trust: plain http under a name of the company's own network.
process.env.PUBLIC_URL = `http://portal.test:${process.env.PORT}`;
