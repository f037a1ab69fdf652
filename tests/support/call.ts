import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "#app/areas.ts";

type Node = { [key: string]: Node } & ((input: unknown) => Promise<unknown>);

/** The HTTP request that a client of the API makes for an operation, made by the client itself and not sent. */
export async function encodeCall(name: string, input: unknown): Promise<Request> {
  let made: Request | undefined;
  const link = new OpenAPILink(contract, {
    url: "http://portal/api",
    fetch: async (request) => {
      made = request;
      return Response.json(null);
    },
  });
  const client = createORPCClient(link) as unknown as Node;
  const call = name.split(".").reduce((node, step) => node[step]!, client);
  await call(input).catch(() => {});
  if (!made) throw new Error(`${name}: no request was made of this input`);
  return made;
}
