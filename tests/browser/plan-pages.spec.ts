import {PRO_PLUS_ENDPOINTS} from './specified-routes';
import {expect, test} from './test';

for (const route of ['/plans/PRO PLUS', '/plans/PRO PLUS/Endpoints']) {
  test(`The page ${route} lists exactly three endpoints.`, async ({planPage}) => {
    await planPage.open(route);
    const listed = await planPage.endpoints('PRO PLUS');
    expect(listed.sort()).toEqual(PRO_PLUS_ENDPOINTS);
  });
}

for (const route of ['/plans/FREE', '/plans/FREE/Endpoints']) {
  test(`The page ${route} lists 56 endpoints, and each of them is there.`, async ({
    planPage,
    request,
  }) => {
    await planPage.open(route);
    const listed = await planPage.endpoints('FREE');
    expect(listed).toHaveLength(56);
    for (const endpoint of listed) {
      const response = await request.get(endpoint, {maxRedirects: 0});
      expect(`${endpoint} ${response.status()}`).toBe(`${endpoint} 200`);
    }
  });
}

for (const plan of ['STARTER', 'PRO', 'ENTERPRISE']) {
  test(`The page of the plan ${plan} lists no endpoint of its own.`, async ({
    planPage,
  }) => {
    await planPage.open(`/plans/${plan}`);
    expect(await planPage.endpoints(plan)).toEqual([]);
  });
}
