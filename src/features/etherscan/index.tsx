export {default as EtherscanAction} from './EtherscanAction';
export {default as EtherscanIndex} from './EtherscanIndex';
