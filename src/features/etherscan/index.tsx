export {default as EtherscanAction} from './EtherscanAction';
export {default as EtherscanEnvelope} from './EtherscanEnvelope';
export {default as EtherscanIndex} from './EtherscanIndex';
export {default as EtherscanNetworks} from './EtherscanNetworks';
