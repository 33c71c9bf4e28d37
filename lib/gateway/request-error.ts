export function onRequestError() {}
