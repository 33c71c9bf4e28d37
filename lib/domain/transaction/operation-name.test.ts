import { describe, expect, it } from "vitest";
import { ALICE } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { ELECTOR } from "../../ton/address/system-accounts";
import { parseOpcode } from "../../ton/contract/opcode";
import { likelyOperation, operationName } from "./operation-name";

const OPCODE = parseOpcode("0xfffffffe");
const RETURNED = parseOpcode("0xffffffff");
const STRANGER = parseAddress(ALICE);
const message = { source: STRANGER, opcode: OPCODE, decoded_opcode: null, bounced: false };

describe("the operation of a message", () => {
  it("that came back is that it came back, whatever its body begins with and whoever sent it", () => {
    for (const source of [STRANGER, ELECTOR])
      for (const decoded_opcode of [null, "jetton_transfer"])
        expect(operationName({ ...message, source, decoded_opcode, bounced: true })).toBe("Bounced back");
  });

  it("is an answer of the elector only if the elector sent it", () => {
    expect(operationName({ ...message, source: ELECTOR })).toBe("Elector recover stake error");
    expect(operationName(message)).toBeNull();
  });

  it("is not that it came back because its body begins like that of one that did", () => {
    expect(operationName({ ...message, opcode: RETURNED })).toBeNull();
  });

  it("is most likely that it came back where that is not known", () => {
    expect(likelyOperation(STRANGER, OPCODE)).toBe("Bounced back");
    expect(likelyOperation(STRANGER, RETURNED)).toBe("Bounced back");
    expect(likelyOperation(ELECTOR, OPCODE)).toBe("Elector recover stake error");
    expect(likelyOperation(STRANGER, parseOpcode("0x0f8a7ea5"))).toBe("Jetton transfer");
  });
});
