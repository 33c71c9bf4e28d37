/** Pages and their data, in the format of llmstxt.org. */
export function llmsText(): string {
  return `# Shardscope

> An explorer of The Open Network (TON): accounts, transactions, blocks, jettons, NFTs, domains, validators and staking.

Every page of a thing has a text form in Markdown: add \`.md\` to its path, or send \`Accept: text/markdown\`. It has its data as JSON: add \`.json\`, or send \`Accept: application/json\`. The answer is that of the TON Center API, v3 or v2. Amounts are whole numbers of the smallest unit (10^-9 of the coin), logical times are decimal strings, addresses are raw in answers and in any form in requests. Lists take \`limit\` and \`offset\`; a page shorter than its limit is the last one. Requests are limited for each visitor: on 429, wait as long as Retry-After says.

## Pages

- [Account](/account/{address}): balance, activity, tokens, NFTs, contract
- [Transaction](/tx/{hash}): the trace, what changed, messages, execution
- [Block](/block/{seqno}): or (workchain,shard,seqno)
- [Jetton](/jetton/{address}): supply, holders, transfers, burns
- [NFT](/nft/{address}): an item or a collection
- [Domain](/dns/{name}): owner, records, expiry
- [Validator](/validator/{account or key}): rounds, stakes, rewards, complaints
- [Validation round](/validators/cycle/{start}): its validators; the election for it: /validators/election/{start}
- [Config parameter](/config/{number}): decoded, with its cell
- [Search](/search?q={text}): addresses, hashes, numbers, names

## API

- [Operations](/api): all operations with parameters, limits and examples
- [OpenAPI document of a network](/api/{network}/openapi.json): networks are the ids in the paths of the site, such as mainnet and testnet
`;
}
