import {describe, expect, it} from 'vitest';
import {createAnswerList} from '#reference/value/answer-list';
import {successContent} from '#reference/response/response';
import type {ActionPanelData} from '../../etherscan/page-data';
import {readEtherscan} from '../../etherscan/read-etherscan';
import {createPanels} from './panels';

const api = readEtherscan();

const REAL = {'account/txlist': {mainnet: {address: '0xreal'}}};

async function panelOf(anchor: string): Promise<ActionPanelData> {
  const panels = await createPanels(api, REAL);
  return panels[anchor] as ActionPanelData;
}

describe('The request panel of an action', () => {
  it('exists for every action, with its parameters except the key, which has its own field.', async () => {
    const panels = await createPanels(api, {});
    for (const {module, action, parameters} of api.actions) {
      const {operation} = panels[`${module}-${action}`] ?? {};
      expect(operation?.path).toBe(`?module=${module}&action=${action}`);
      expect(operation?.parameters.map(({name}) => name)).toEqual(
        parameters.map(({name}) => name).filter((name) => name !== 'apikey'),
      );
      expect(operation?.security[0]).toMatchObject([
        {in: 'query', parameter: 'apikey', variable: 'KAIASCAN_API_KEY'},
      ]);
    }
  });

  it('sends values that exist, on their network only, or else the example.', async () => {
    const {operation} = await panelOf('account-txlist');
    const address = operation.parameters.find(({name}) => name === 'address');
    expect(address?.realValues).toEqual({mainnet: ['0xreal']});
    const {operation: other} = await panelOf('account-tokentx');
    expect(other.parameters.some(({realValues}) => realValues !== undefined)).toBe(false);
    expect(operation.servers.map(({id}) => id)).toEqual(['mainnet', 'kairos']);
  });

  it('reads a list page by page, by the number of the page.', async () => {
    const {operation, components} = await panelOf('account-txlist');
    const node = successContent(operation.responses)?.node ?? {};
    const list = createAnswerList(node, operation.parameters, components);
    expect(list).toMatchObject({
      rows: ['result'],
      paging: {kind: 'page', parameter: 'page'},
    });
  });

  it('counts the credits where they are published.', async () => {
    const {operation} = await panelOf('account-txlist');
    const [action] = api.actions.filter((one) => one.action === 'txlist');
    expect(operation.extensions?.['x-credits']).toBe(action?.['x-credits']);
  });
});
