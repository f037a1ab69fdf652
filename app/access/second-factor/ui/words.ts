/** Why a form with a password or a code does not wait for the network. */
export const notKept = "Для этого нужна связь с порталом.";
