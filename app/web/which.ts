import { useActionData } from "@remix-run/react";
import type { Which } from "./catalogue.ts";
import type { FormReply } from "./reply.ts";

/** Out of whom one chooses in a field whose name several people have, once the form was refused for that. */
export function useWhich(field: string): Which[] | undefined {
  return useActionData<FormReply>()?.form?.which?.[field];
}
