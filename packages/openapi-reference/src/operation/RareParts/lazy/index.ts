export {Callbacks} from './Callbacks';
export {default as Checks} from './Checks';
export {default as OtherSamples} from './OtherSamples';
export {WebhookExample, WebhookName, WebhookNote} from './Webhook';
