/** Why a package cannot be taken, in words for its author. */
export class PackageFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PackageFault";
  }
}
