// Metro stations of Taipei: name in Chinese | name in English | line | point
export const STATIONS = `
台北車站|Taipei Main Station|5174 462
善導寺|Shandao Temple|5238 448
忠孝新生|Zhongxiao Xinsheng|5329 424
忠孝復興|Zhongxiao Fuxing|5437 417
忠孝敦化|Zhongxiao Dunhua|5493 416
國父紀念館|SYS Memorial Hall|5577 413
市政府|Taipei City Hall|5655 412
永春|Yongchun|5762 410
後山埤|Houshanpi|5823 446
昆陽|Kunyang|5932 504
南港|Nangang|6069 521
南港展覽館|Nangang Exhibition|6180 553
西門|Ximen|5085 421
龍山寺|Longshan Temple|4998 353
江子翠|Jiangzicui|4730 300
新埔|Xinpu|4690 230
中正紀念堂|CKS Memorial Hall|5178 328
東門|Dongmen|5283 340
大安森林公園|Da’an Park|5352 333
大安|Da’an|5436 332
信義安和|Xinyi Anhe|5528 332
台北101/世貿|Taipei 101|5632 330
象山|Xiangshan|5700 327
廣慈/奉天宮|Guangci|5785 322
中山|Zhongshan|5204 528
雙連|Shuanglian|5206 577
民權西路|Minquan W. Rd.|5194 628
圓山|Yuanshan|5201 713
劍潭|Jiantan|5250 848
士林|Shilin|5262 934
芝山|Zhishan|5225 1030
明德|Mingde|5190 1098
台大醫院|NTU Hospital|5161 416
古亭|Guting|5228 266
台電大樓|Taipower Building|5283 207
公館|Gongguan|5343 152
萬隆|Wanlong|5391 18
景美|Jingmei|5409 -71
科技大樓|Technology Building|5435 260
六張犁|Liuzhangli|5530 238
麟光|Linguang|5588 180
辛亥|Xinhai|5570 54
萬芳醫院|Wanfang Hospital|5581 -6
南京復興|Nanjing Fuxing|5440 521
中山國中|Zhongshan Jr. High|5442 608
松山機場|Songshan Airport|5515 631
大直|Dazhi|5467 794
劍南路|Jiannan Rd.|5556 848
西湖|Xihu|5672 822
港墘|Gangqian|5751 801
文德|Wende|5849 786
內湖|Neihu|5944 837
松江南京|Songjiang Nanjing|5331 521
行天宮|Xingtian Temple|5332 598
中山國小|Zhongshan Elem.|5265 627
大橋頭|Daqiaotou|5127 629
北門|Beimen|5103 492
台北小巨蛋|Taipei Arena|5517 517
南京三民|Nanjing Sanmin|5637 515
松山|Songshan|5777 499
小南門|Xiaonanmen|5110 337
頂溪|Dingxi|5154 139
永安市場|Yong’an Market|5105 20
景安|Jing’an|5055 -66
三重|Sanchong|4845 555
菜寮|Cailiao|4914 598
台北橋|Taipei Bridge|5005 632
府中|Fuzhong|4593 85
`;
