import { endpointId, type Endpoint, type ParamSpecs, type ParamValues } from "../../toncenter/endpoint";
import { ok, type BadInput, type Result } from "../../toncenter/error";
import { writeRequest } from "../../toncenter/request";
import { blocks } from "../../toncenter/v3/v3-block";
import { jettonMasters } from "../../toncenter/v3/v3-jetton";
import { messages } from "../../toncenter/v3/v3-message";
import { nftCollections } from "../../toncenter/v3/v3-nft";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { blockParams } from "../block/block-params";
import { BLOCKS } from "../block/block-row-kind";
import { readBlockFilter } from "../block/read-block-filter";
import { JETTON_LIST } from "../jetton/jetton-row-kinds";
import { jettonParams } from "../jetton/jetton-queries";
import { readJettonsQuery } from "../jetton/read-jetton-queries";
import { messageParams } from "../message/message-params";
import { MESSAGES } from "../message/message-row-kinds";
import { readMessageFilter } from "../message/read-message-filter";
import { nftCollectionParams } from "../nft/nft-queries";
import { NFT_COLLECTION_LIST } from "../nft/nft-row-kinds";
import { readNftCollectionsQuery } from "../nft/read-nft-queries";
import { transactionParams } from "../transaction/transaction-params";
import { TRANSACTIONS } from "../transaction/transaction-row-kinds";
import { readTransactionFilter } from "../transaction/read-transaction-filter";

/** The data of a page that lists the rows of one operation, with the filter of its URL. */
export interface ListData {
  readonly operation: string;
  /** The name of the kind of row, whose route says what is wrong with a filter. */
  readonly rows: string;
  readonly readParams: (query: URLSearchParams) => Result<URLSearchParams, BadInput>;
}

/** List pages with a filter, by the first segment of their path. */
export const LIST_DATA: Readonly<Record<string, ListData>> = {
  blocks: listData(BLOCKS.name, readBlockFilter, blocks, blockParams),
  transactions: listData(TRANSACTIONS.name, readTransactionFilter, transactions, transactionParams),
  messages: listData(MESSAGES.name, readMessageFilter, messages, messageParams),
  jettons: listData(JETTON_LIST.name, readJettonsQuery, jettonMasters, jettonParams),
  nfts: listData(NFT_COLLECTION_LIST.name, readNftCollectionsQuery, nftCollections, nftCollectionParams),
};

function listData<Q, S extends ParamSpecs, R, T>(
  rows: string,
  readQuery: (query: URLSearchParams) => Result<Q, BadInput>,
  endpoint: Endpoint<S, R, T>,
  paramsOf: (query: Q) => ParamValues<S>,
): ListData {
  return {
    operation: endpointId(endpoint),
    rows,
    readParams: (query) => {
      const read = readQuery(query);
      if (!read.ok) return read;
      const [, params] = writeRequest(endpoint, paramsOf(read.value)).target.split("?");
      return ok(new URLSearchParams(params));
    },
  };
}
