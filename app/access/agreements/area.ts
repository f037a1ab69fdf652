import { area } from "#app/area.ts";
import { agreementsContract } from "./contract.ts";
import { agreementDeeds } from "./deeds.ts";
import { agreementsNavigation } from "./navigation.ts";
import { accept, giveConsent, withdraw } from "./server/accepting.ts";
import { readPeople, readProof } from "./server/coverage.ts";
import { readDesk, readDesked } from "./server/desk.ts";
import { keepEnacting } from "./server/enacting.ts";
import { readGuestConsent, readGuestLegal, readLegal } from "./server/legal.ts";
import { notifyOfWithdrawal } from "./server/notices.ts";
import { readDue, readMine } from "./server/own.ts";
import { ownAgreements } from "./server/own-data.ts";
import { readText } from "./server/texts.ts";
import { create, publish, write } from "./server/writing.ts";

export const agreements = area({
  title: "Соглашения и согласия",
  contract: agreementsContract,
  navigation: agreementsNavigation,
  serve: {
    mine: async (viewer) => ({ items: await readMine(viewer) }),
    due: async (viewer) => ({ items: await readDue(viewer) }),
    text: readText,
    accept,
    withdraw: (viewer, input) => withdraw(viewer, input.code),
    consent: (viewer, input, context) => giveConsent(viewer, Number(input.version), context),
    legal: async (viewer) => ({ items: await readLegal(viewer) }),
    guestLegal: async () => ({ items: await readGuestLegal() }),
    guestConsent: () => readGuestConsent(),
    desk: async (viewer) => ({ items: await readDesk(viewer) }),
    desked: (viewer, input) => readDesked(viewer, input.id, input.units),
    create,
    write,
    publish,
    people: readPeople,
    proof: readProof,
  },
  jobs: [
    {
      name: "agreements.enact",
      title: "Ввести в силу версии документов",
      cron: "* * * * *",
      run: () => keepEnacting(),
    },
  ],
  keeps: ownAgreements,
  listeners: [notifyOfWithdrawal],
  deeds: agreementDeeds,
});
