import { area } from "#app/area.ts";
import { registrationContract } from "./contract.ts";
import { registrationDeeds } from "./deeds.ts";
import { registrationNavigation } from "./navigation.ts";
import { sendInvite } from "./server/index.ts";
import { invite, readInvites, revokeInvite } from "./server/inviting.ts";
import { postInvite } from "./server/letters.ts";
import { dropLetter, inviteToPlace, readLetters } from "./server/place-letters.ts";
import { register } from "./server/registering.ts";

export const registration = area({
  title: "Приглашения и регистрация",
  contract: registrationContract,
  navigation: registrationNavigation,
  serve: {
    register: (_viewer, input) => register(input),
    invites: (viewer, input) => readInvites(viewer, input.after),
    invite,
    letters: readLetters,
    inviteToPlace,
    dropLetter,
    revoke: (viewer, input) => revokeInvite(viewer, input.id),
  },
  jobs: [sendInvite],
  listeners: [postInvite],
  deeds: registrationDeeds,
});
