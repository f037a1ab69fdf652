import { agreementsContract } from "#app/access/agreements/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { accept, giveConsent, withdraw } from "./accepting.ts";
import { readPeople, readProof } from "./coverage.ts";
import { readDesk, readDesked } from "./desk.ts";
import { readGuestConsent, readGuestLegal, readLegal } from "./legal.ts";
import { readDue, readMine } from "./own.ts";
import { readText } from "./texts.ts";
import { create, publish, write } from "./writing.ts";

const api = implementArea(agreementsContract);

export const agreementsRouter = api.router({
  mine: api.mine.handler(async ({ context }) => ({ items: await readMine(context.viewer) })),
  due: api.due.handler(async ({ context }) => ({ items: await readDue(context.viewer) })),
  text: api.text.handler(({ context, input }) => readText(context.viewer, input)),
  accept: api.accept.handler(({ context, input }) => accept(context.viewer, input, context)),
  withdraw: api.withdraw.handler(({ context, input }) => withdraw(context.viewer, input.code)),
  consent: api.consent.handler(({ context, input }) => giveConsent(context.viewer, Number(input.version), context)),
  legal: api.legal.handler(async ({ context }) => ({ items: await readLegal(context.viewer) })),
  guestLegal: api.guestLegal.handler(async () => ({ items: await readGuestLegal() })),
  guestConsent: api.guestConsent.handler(() => readGuestConsent()),
  desk: api.desk.handler(async ({ context }) => ({ items: await readDesk(context.viewer) })),
  desked: api.desked.handler(({ context, input }) => readDesked(context.viewer, input.id, input.units)),
  create: api.create.handler(({ context, input }) => create(context.viewer, input)),
  write: api.write.handler(({ context, input }) => write(context.viewer, input)),
  publish: api.publish.handler(({ context, input }) => publish(context.viewer, input)),
  people: api.people.handler(({ context, input }) => readPeople(context.viewer, input)),
  proof: api.proof.handler(({ context, input }) => readProof(context.viewer, input)),
});
