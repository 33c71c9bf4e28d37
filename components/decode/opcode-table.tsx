import { Cell, HeadCell, Row, RowHead, Table } from "@/components/ui/table";
import type { DecodedItem, OpcodeReading } from "@/lib/domain/decode/decode-report";
import { operationText } from "@/lib/domain/transaction/operation-text";

/** Several opcodes, one in each row. */
export function OpcodeTable({ items }: { readonly items: readonly DecodedItem[] }) {
  const opcodes = items.flatMap(({ readings }) => readings.find(isOpcodeReading) ?? []);
  return (
    <Table caption="Decoded opcodes">
      <thead>
        <tr>
          {["Opcode", "Decimal", "Operation", "Name", "Standard"].map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {opcodes.map(({ opcode, name, standards }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an opcode can be in the list twice
          <Row key={place}>
            <RowHead>
              <span className="code-text">{opcode}</span>
            </RowHead>
            <Cell>{BigInt(opcode).toString()}</Cell>
            <Cell>{name === null ? <span className="text-muted">Unknown</span> : operationText(name)}</Cell>
            <Cell>{name !== null && <span className="font-mono text-sm">{name}</span>}</Cell>
            <Cell>{standards.join(", ")}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function isOpcodeReading(reading: DecodedItem["readings"][number]): reading is OpcodeReading {
  return reading.is === "opcode";
}
