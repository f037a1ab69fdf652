/** Why these forms do not wait for the network. */
export const notKept = "Для этого нужна связь с порталом.";
